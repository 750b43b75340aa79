import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { instantForSpreadsheet } from "#app/domain/dates.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { taskService } from "#app/services/tasks.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { TaskQuery } from "#contract/sales/tasks/endpoints.ts";
import type { TaskRow } from "#contract/sales/tasks/task.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

/** The tasks that the list's filters find. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, TaskQuery);
  const tasks = taskService(context.get(apiContext));
  const t = getI18n(context).getFixedT(null, "tasks");
  const zone = officeTimeZone(context);
  const columns: CsvColumn<TaskRow>[] = [
    { header: t("columns.task"), value: (row) => row.task },
    { header: t("columns.due"), value: (row) => row.due_on ?? "" },
    { header: t("columns.file"), value: (row) => row.file.reference },
    { header: t("columns.name"), value: (row) => row.file.name },
    { header: t("columns.whose"), value: (row) => row.whose ?? "" },
    { header: t("columns.written"), value: (row) => row.written_by },
    {
      header: t("columns.done"),
      value: (row) => (row.done_at ? instantForSpreadsheet(row.done_at, zone) : ""),
    },
  ];
  const load = (page: number) => tasks.list({ ...query, page, per_page: 100 });
  return csvResponse("tasks.csv", columns, load, context.get(localeContext));
}
