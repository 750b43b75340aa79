import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import type { AgentFileRow } from "#contract/sales/client-files/client-file.ts";
import { AgentFileQuery } from "#contract/sales/client-files/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

/** The agency's files that the list's filters find, from the first row to the last. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { filter, sort, unreadable } = readListQuery(url, AgentFileQuery);
  const wanted = { filter, sort, ...(unreadable && { unreadable }) };
  const files = agentFileService(context.get(apiContext));
  const { t } = getI18n(context);
  const columns = [
    { header: t("clientFiles:fields.reference"), value: (file: AgentFileRow) => file.reference },
    { header: t("clientFiles:fields.yourReference"), value: (file: AgentFileRow) => file.agent_reference },
    { header: t("clientFiles:fields.bookingName"), value: (file: AgentFileRow) => file.name },
    { header: t("clientFiles:fields.travelDate"), value: (file: AgentFileRow) => file.travel_date },
    { header: t("clientFiles:fields.endDate"), value: (file: AgentFileRow) => file.end_date },
    { header: t("clientFiles:fields.pax"), value: (file: AgentFileRow) => file.pax_count },
    {
      header: t("clientFiles:fields.type"),
      value: (file: AgentFileRow) => t(`clientFiles:kinds.${file.kind}`),
    },
    {
      header: t("clientFiles:fields.status"),
      value: (file: AgentFileRow) => t(`status:file.${file.status}`),
    },
    { header: t("clientFiles:fields.agent"), value: (file: AgentFileRow) => file.agent_name },
  ];
  return csvResponse(
    "my-files.csv",
    columns,
    (page) => files.list({ ...wanted, page, per_page: 100 }),
    context.get(localeContext),
  );
}
