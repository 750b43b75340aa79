import { MapPin } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { locationColumns } from "#app/routes/admin/content/itinerary-locations/columns.tsx";
import { useLocationFilters } from "#app/routes/admin/content/itinerary-locations/filters.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";
import { ItineraryLocationQuery, itineraryLocationResource } from "#contract/content/itinerary-locations.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "itinerary-locations" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, ItineraryLocationQuery);
  const [page, settings] = await Promise.all([
    locationService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("itineraryLocations:title"),
    sort: query.sort[0] ?? "name",
    page,
    settings,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const service = locationService(context.get(apiContext));
  return (
    (await keepListChoice(form, url, context, kept)) ??
    answerBulk(form, url, itineraryLocationResource, service)
  );
}

const verbs = ["delete"] as const;

export default function ItineraryLocationList({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("itineraryLocations");
  return (
    <RecordList
      found={loaderData}
      answer={actionData}
      columns={locationColumns(t)}
      filters={useLocationFilters()}
      verbs={verbs.map((name) => ({
        name,
        label: t(`bulk.${name}`),
        title: t(`bulkTitle.${name}`),
        destructive: name === "delete",
      }))}
      icon={MapPin}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{
        add: href("/admin/itinerary-locations/add"),
        exported: href("/admin/itinerary-locations/export.csv"),
      }}
    />
  );
}
