import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { shownFiles } from "#app/routes/admin/sales/client-files/shown-files.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.export")];

/** The client files that the list's filters find, from its first row to the last. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { filter, sort, unreadable } = readListQuery(shownFiles(url), OfficeFileQuery);
  const wanted = { filter, sort, ...(unreadable && { unreadable }) };
  const files = officeFileService(context.get(apiContext));
  const { t } = getI18n(context);
  const columns = [
    { header: t("clientFiles:fields.reference"), value: (file: OfficeFileRow) => file.reference },
    { header: t("clientFiles:fields.agencyReference"), value: (file: OfficeFileRow) => file.agent_reference },
    { header: t("clientFiles:fields.name"), value: (file: OfficeFileRow) => file.name },
    { header: t("clientFiles:fields.agency"), value: (file: OfficeFileRow) => file.agency_name },
    {
      header: t("clientFiles:fields.type"),
      value: (file: OfficeFileRow) => t(`clientFiles:kinds.${file.kind}`),
    },
    { header: t("clientFiles:fields.travelDate"), value: (file: OfficeFileRow) => file.travel_date },
    { header: t("clientFiles:fields.endDate"), value: (file: OfficeFileRow) => file.end_date },
    { header: t("clientFiles:fields.pax"), value: (file: OfficeFileRow) => file.pax_count },
    {
      header: t("clientFiles:fields.status"),
      value: (file: OfficeFileRow) => t(`status:file.${file.status}`),
    },
    {
      header: t("clientFiles:fields.labels"),
      value: (file: OfficeFileRow) => file.labels.map(({ name }) => name).join(", "),
    },
    { header: t("clientFiles:fields.consultant"), value: (file: OfficeFileRow) => file.consultant_name },
    { header: t("clientFiles:fields.brand"), value: (file: OfficeFileRow) => file.brand },
  ];
  return csvResponse(
    "client-files.csv",
    columns,
    (page, previous) => {
      const after = previous?.meta.next_after;
      return files.list({ ...wanted, page, per_page: 100, ...(after && { after }) });
    },
    context.get(localeContext),
  );
}
