import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvDownload } from "#app/data-table/csv-response.ts";
import { csvFile } from "#app/data-table/csv.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { yieldColumns } from "#app/routes/admin/sales/client-files/yield/csv-columns.ts";
import { officeFileService } from "#app/services/client-files.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("yield.view")];

/** What each service of a file earns, in its order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { currency, lines } = await officeFileService(context.get(apiContext)).yield(params.uid);
  const locale = context.get(localeContext);
  const columns = yieldColumns(getI18n(context).getFixedT(locale), currency);
  return csvDownload(`yield-${params.uid}.csv`, csvFile(columns, lines, locale));
}
