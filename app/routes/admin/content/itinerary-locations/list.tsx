import { MapPin } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { apiContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordList } from "#app/records/record-list.tsx";
import { locationColumns } from "#app/routes/admin/content/itinerary-locations/columns.tsx";
import { useLocationFilters } from "#app/routes/admin/content/itinerary-locations/filters.ts";
import { listAction, loadList } from "#app/routes/portal/record-screens.server.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";
import { itineraryLocationResource } from "#contract/content/itinerary-locations.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const list = {
  resource: itineraryLocationResource,
  kept: { audience: "office", list: "itinerary-locations" },
} as const;

export function loader(args: Route.LoaderArgs) {
  const service = locationService(args.context.get(apiContext));
  const title = getI18n(args.context).t("itineraryLocations:title");
  return loadList(args, { ...list, service, title, sort: "name" });
}

export function action(args: Route.ActionArgs) {
  return listAction(args, { ...list, service: locationService(args.context.get(apiContext)) });
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
      verbs={verbs.map((name) => ({ name, label: t(`bulk.${name}`), title: t(`bulkTitle.${name}`) }))}
      icon={MapPin}
      words={{ intro: t("intro"), add: t("add"), empty: t("empty"), emptyText: t("emptyText") }}
      paths={{
        add: href("/admin/itinerary-locations/add"),
        exported: href("/admin/itinerary-locations/export.csv"),
      }}
    />
  );
}
