import { Plus, MapPin } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { bulkPreview, readBulkAction } from "#app/data-table/bulk-action.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkPreview } from "#app/data-table/bulk-preview.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { locationColumns } from "#app/routes/admin/itinerary-locations/columns.tsx";
import { useLocationFilters } from "#app/routes/admin/itinerary-locations/filters.ts";
import { locationService } from "#app/services/itinerary-locations.server.ts";
import { ItineraryLocationQuery, itineraryLocationResource } from "#contract/content/itinerary-locations.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("itinerary-locations.edit")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, ItineraryLocationQuery);
  const page = await locationService(context.get(apiContext)).list(query);
  return { title: getI18n(context).t("itineraryLocations:title"), sort: query.sort[0] ?? "name", page };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const itineraryLocations = locationService(context.get(apiContext));
  const form = await readForm(request);
  const wish = readBulkAction(form, url, itineraryLocationResource);
  if (!wish) return null;
  const dryRun = wish.step === "preview";
  const result = await itineraryLocations.bulk(wish.action, wish.target, { dryRun });
  return dryRun ? { preview: bulkPreview(form, wish.action, result) } : { report: result };
}

const verbs = ["delete"] as const;

export default function ItineraryLocationList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, page } = loaderData;
  const { t } = useTranslation("itineraryLocations");
  const total = page.meta.total ?? 0;
  const asked = verbs.find((verb) => actionData?.preview?.action === verb);
  return (
    <ListPage
      title={title}
      count={total}
      intro={t("intro")}
      actions={
        <>
          <ExportLink to={href("/admin/itinerary-locations/export.csv")} />
          <Link
            to={href("/admin/itinerary-locations/add")}
            className={buttonVariants({ variant: "primary" })}
          >
            <Plus aria-hidden="true" />
            {t("add")}
          </Link>
        </>
      }
    >
      <FilterBar filters={useLocationFilters()} />
      {actionData?.report ? <BulkReport result={actionData.report} /> : null}
      {asked && actionData?.preview ? (
        <BulkPreview
          preview={actionData.preview}
          title={t(`bulkTitle.${asked}`)}
          verb={t(`bulk.${asked}`)}
          destructive={asked === "delete"}
        />
      ) : null}
      <BulkForm
        meta={page.meta}
        verbs={verbs.map((name) => ({ name, label: t(`bulk.${name}`), destructive: name === "delete" }))}
      >
        <DataTable
          caption={title}
          columns={locationColumns(t)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort}
          selectable
          empty={<EmptyState icon={MapPin} title={t("empty")} text={t("emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
