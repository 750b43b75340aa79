import type { RouterContextProvider } from "react-router";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { statementCsv } from "#app/features/statement/csv-columns.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { statementService } from "#app/services/statements.server.ts";
import { StatementQuery } from "#contract/money/statements.ts";
import { readListQuery } from "#contract/list-query.ts";

type Context = Readonly<RouterContextProvider>;

/** The days and the brand that an address asks for; what cannot be read is left out. */
export function readPeriod(url: URL) {
  const { from, to, brand } = readListQuery(url, StatementQuery).filter;
  return { ...(from && { from }), ...(to && { to }), ...(brand && { brand }) };
}

/** The account that a page shows: its sums, and the entries of the page. Of a file's agency where a file is named. */
export async function loadStatement(url: URL, context: Context, file?: string) {
  const query = readList(url, StatementQuery);
  const service = statementService(context.get(apiContext), file);
  const [statement, page] = await Promise.all([service.show(readPeriod(url)), service.entries(query)]);
  return { statement, page: withinPages(url, page), unreadable: query.unreadable };
}

/** The entries of the account as a download, from the first to the last. */
export async function statementDownload(url: URL, context: Context, file?: string): Promise<Response> {
  const { filter, unreadable, sort } = readListQuery(url, StatementQuery);
  const service = statementService(context.get(apiContext), file);
  const { currency } = await service.show(readPeriod(url));
  const locale = context.get(localeContext);
  return csvResponse(
    "statement.csv",
    statementCsv(getI18n(context).getFixedT(locale), currency),
    (page) => service.entries({ filter, sort, ...(unreadable && { unreadable }), page, per_page: 100 }),
    locale,
  );
}
