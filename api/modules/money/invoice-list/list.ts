import { and, asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { estimatesOf, roundly } from "#api/db/estimated-rows.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { plannedAnew } from "#api/db/planning.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { askedPlace } from "#api/http/list-place.ts";
import type { PageOf } from "#api/http/paginate.ts";
import { conditionsOf } from "#api/modules/money/invoice-list/conditions.ts";
import { behind, placeOf, type Sort, sortColumns } from "#api/modules/money/invoice-list/place.ts";
import type { InvoicePart, InvoiceRow, listAllInvoices } from "#contract/money/invoice-list.ts";

type Query = InputOf<typeof listAllInvoices>["query"];
type ListCall = Pick<Call, "database" | "scope" | "scoping" | "now"> & Partial<Pick<Call, "account">>;

/** Rows are counted up to here; beyond, the planner says about how many there are. */
const countLimit = 2_500;

/**
 * A page of the issued invoices of the office's brands. However many there are: the page follows the index of its
 * order, and only its own rows are put together; counting stops at a limit.
 */
export function pageOfInvoices(query: Query, call: ListCall): Promise<PageOf<InvoiceRow>> {
  const { page, per_page: perPage } = query;
  const today = todayIn(call.account?.timezone ?? "Pacific/Auckland", call.now());
  return call.database.inScope(call.scope, async (tx) => {
    const wished = await conditionsOf(tx, query.filter, today);
    if (wished === null) return { rows: [], total: 0, page, perPage };
    const mine = and(plannedAnew, isNotNull(invoice.number), brandsOf(call), wished);
    const sort: Sort = query.sort.length > 0 ? query.sort : ["-issue_date"];
    const rows = await readRows(tx, { ...query, sort }, mine);
    const counted = await count(tx, mine, { call, part: query.filter.part });
    const through = (page - 1) * perPage + rows.length;
    const total = counted.isEstimate ? Math.max(counted.total, through) : counted.total;
    return {
      rows: rows.map((row) => present(row, today)),
      ...{ total, page, perPage, totalIsEstimate: counted.isEstimate },
      nextAfter: rows.length === perPage ? placeOf(sort, rows.at(-1)?.invoice) : undefined,
    };
  });
}

/** The walls keep foreign brands out; said here as well, it lets the planner count. */
function brandsOf({ scope, scoping }: ListCall): SQL | undefined {
  const brandIds =
    scoping === "queries-and-rules" && scope.audience === "office" ? scope.brandIds : undefined;
  return brandIds && sql`${invoice.brandId} = any(${sql.param(brandIds)}::int[])`;
}

type Slice = Pick<Query, "page" | "per_page" | "after"> & { sort: Sort };

function readRows(tx: Tx, { page, per_page: perPage, sort, after }: Slice, where: SQL | undefined) {
  // The last key goes the way of the first, as the index does.
  const last = sort[0]?.startsWith("-") ? desc(invoice.id) : asc(invoice.id);
  const order = [...orderedBy(sort, sortColumns), last];
  const told = askedPlace({ page, per_page: perPage, after });
  const rest = behind(sort, told?.place);
  const keys = tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(where, rest))
    .orderBy(...order)
    .limit(perPage)
    .offset(rest && told ? told.skip : (page - 1) * perPage)
    .as("keys");
  return tx
    .select({
      invoice,
      file: { uid: clientFile.uid, reference: clientFile.reference, name: clientFile.name },
      agencyName: agency.name,
    })
    .from(keys)
    .innerJoin(invoice, eq(invoice.id, keys.id))
    .innerJoin(clientFile, eq(clientFile.id, invoice.fileId))
    .innerJoin(agency, eq(agency.id, invoice.agencyId))
    .orderBy(...order);
}

type Counting = { call: ListCall; part: InvoicePart | undefined };

async function count(tx: Tx, where: SQL | undefined, { call: { scope }, part }: Counting) {
  // The order keeps the look at an index: that of the open ones is by due day.
  const order = part === "open" || part === "overdue" ? invoice.dueDate : invoice.issueDate;
  const some = sql`select from ${invoice} where ${where} order by ${order} limit ${countLimit + 1}`;
  const [counted] = await rawRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from (${some}) counted`,
  );
  const total = counted?.total ?? 0;
  if (total <= countLimit) return { total, isEstimate: false };
  const brandIds = scope.audience === "office" ? scope.brandIds : undefined;
  const expected = await estimatesOf(tx, brandIds)(invoice, where);
  return { total: roundly(Math.max(total, expected)), isEstimate: true };
}

type Read = Awaited<ReturnType<typeof readRows>>[number];

function present({ invoice: row, file, agencyName }: Read, today: string): InvoiceRow {
  const open = row.totalCents - row.creditedCents - row.writtenOffCents - row.allocatedCents;
  return {
    uid: row.uid,
    number: row.number ?? "",
    kind: row.kind,
    status: row.status,
    file: { uid: file.uid, reference: file.reference, name: file.name },
    agency_name: agencyName,
    issue_date: row.issueDate ?? "",
    due_date: row.dueDate,
    currency: row.currency,
    total_cents: row.totalCents,
    open_cents: open,
    overdue: open > 0 && row.dueDate < today,
  };
}
