import { and, eq, gte, isNotNull, lt, lte, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { plannedAnew } from "#api/db/planning.ts";
import { isOpenFile } from "#api/db/open-file.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call as AnyCall } from "#api/http/context.ts";
import type { PageOf } from "#api/http/paginate.ts";
import { filesOfBrand, visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { countFiles, countWhole, type Counted } from "#api/modules/sales/client-files/list-count.ts";
import { ownFiles } from "#api/modules/sales/client-files/desk-whose.ts";
import { askedPart, type AskedPart } from "#api/modules/sales/client-files/list-asked.ts";
import { endOf, placeOf } from "#api/modules/sales/client-files/list-order.ts";
import { longestTripDays } from "#api/domain/files/longest-trip.ts";
import { readPage, type PageRows, type Row } from "#api/modules/sales/client-files/list-page.ts";
import type { FileSearch } from "#api/modules/sales/client-files/list-part.ts";
import { companyConditions, findTexts, wordConditions } from "#api/modules/sales/client-files/list-search.ts";
import type { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";

type Call = Pick<AnyCall, "database" | "scope" | "scoping"> & Partial<Pick<AnyCall, "account" | "now">>;
type OfficeQuery = z.output<typeof OfficeFileQuery>;
type OfficeFilter = OfficeQuery["filter"];
/**
 * A page of the back office's client files. The rows read stay within bounds however many files there are: the
 * page follows the index of its order, texts are looked up as words, and counting stops at a limit.
 */
export function listOffice(query: OfficeQuery, call: Call): Promise<PageOf<Row>> {
  return call.database.inScope(call.scope, (tx) => listOfficeIn(tx, query, call));
}

async function listOfficeIn(tx: Tx, query: OfficeQuery, call: Call): Promise<PageOf<Row>> {
  const search = await searchOf(tx, query.filter, call);
  if (!search) return { rows: [], total: 0, page: query.page, perPage: query.per_page };
  const { terms, candidates } = search.found;
  const asked = askedPart(query, terms.length > 0 && !candidates ? "looking" : "along");
  const { page } = asked;
  const seesYield = call.account?.permissions.includes("yield.view") ?? false;
  const [rows, counted] = await Promise.all([
    readPage(tx, asked, search, { seesYield }),
    countFiles(tx, search),
  ]);
  const isBeyond = counted.isEstimate && page > 1 && rows.rows.length === 0;
  return withPlaces(rows, asked, isBeyond ? await countWhole(tx, search) : counted);
}

/** What the filter of the list means; null when it can match no file at all. */
export async function searchOf(tx: Tx, filter: OfficeFilter, call: Call): Promise<FileSearch | null> {
  const brandIds = brandIdsOf(call);
  const found = await findTexts(tx, filter, brandIds);
  if (found.nothing) return null;
  const filters = and(
    ...plainConditions(filter),
    scopeCondition(filter, call),
    filter.whose && call.account ? ownFiles(call.account) : undefined,
    ...companyConditions(found),
  );
  return {
    plain: and(plannedAnew, visibleFiles(call), filters),
    filters,
    words: and(...wordConditions(found)),
    found,
    brandIds,
  };
}

function brandIdsOf({ scope, scoping }: Call): number[] | undefined {
  return scoping === "queries-and-rules" && scope.audience === "office" ? scope.brandIds : undefined;
}

function plainConditions(filter: OfficeFilter): (SQL | undefined)[] {
  return [
    filter.travel_date_from ? gte(clientFile.travelDate, filter.travel_date_from) : undefined,
    filter.travel_date_to ? lte(clientFile.travelDate, filter.travel_date_to) : undefined,
    filter.status ? eq(clientFile.status, filter.status) : undefined,
    filter.money ? isNotNull(clientFile.overpaidSince) : undefined,
    filter.pax === undefined ? undefined : eq(clientFile.paxCount, filter.pax),
    filter.brand ? filesOfBrand(filter.brand) : undefined,
  ];
}

/** Each part is a range of the order by travel date, so that what is left out of it is not read. */
function scopeCondition({ scope }: OfficeFilter, { account, now }: Call): SQL | undefined {
  if (scope === undefined || scope === "all") return undefined;
  const today = todayIn(account?.timezone ?? "Pacific/Auckland", now?.() ?? new Date());
  if (scope === "past") return and(lte(clientFile.travelDate, today), lt(clientFile.endDate, today));
  return and(
    gte(clientFile.travelDate, addDays(today, -longestTripDays)),
    gte(clientFile.endDate, today),
    isOpenFile,
  );
}

/**
 * What the rows themselves say about the count corrects an estimate; the ends of the page name its neighbours. A list
 * that is not counted to its end is read from there for its last page.
 */
function withPlaces(read: PageRows, asked: AskedPart, counted: Counted): PageOf<Row> {
  if (asked.fromEnd) return lastPage(read.rows, asked, counted);
  const { rows, hasMore } = read;
  const { total, isEstimate } = counted;
  const { page, perPage, isDeepest } = asked;
  const { order } = asked.part;
  const through = (page - 1) * perPage + rows.length;
  const ends = !hasMore && (rows.length > 0 || page === 1);
  return {
    rows,
    total: isEstimate ? (ends ? through : Math.max(total, through + (hasMore ? 1 : 0))) : total,
    page,
    perPage,
    totalIsEstimate: isEstimate && !ends,
    nextAfter: hasMore ? placeOf(order, rows.at(-1)) : undefined,
    prevBefore: page > 1 ? placeOf(order, rows[0]) : undefined,
    lastBefore: isEstimate && !ends ? endOf(order) : undefined,
    deepestPage: isDeepest ? page : undefined,
  };
}

/**
 * The last rows as the page that they were asked for as, where nobody has counted, or as the one that they should be
 * where they were asked for as none; else as the one that they are.
 */
function lastPage(rows: Row[], asked: AskedPart, { total, isEstimate }: Counted): PageOf<Row> {
  const { perPage } = asked;
  const page = isEstimate && asked.page > 1 ? asked.page : Math.max(1, Math.ceil(total / perPage));
  const shown = isEstimate ? rows : rows.slice((page - 1) * perPage - total);
  return {
    rows: shown,
    total: isEstimate ? (page - 1) * perPage + rows.length : total,
    page,
    perPage,
    totalIsEstimate: isEstimate,
    prevBefore: page > 1 ? placeOf(asked.part.order, shown[0]) : undefined,
  };
}
