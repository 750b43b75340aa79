import { and, asc, count, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment, stockColumns } from "#api/db/schema/allotment.ts";
import { agency } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { user } from "#api/db/schema/user.ts";
import { availabilityOf, type StockDay as Kept } from "#api/domain/availability.ts";
import type { Locale } from "#contract/primitives.ts";
import type { Call } from "#api/http/context.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { StockDay, StockLine, StockProduct } from "#contract/catalogue/stock/stock.ts";

/** How many products a month shows at once. */
export const productsPerPage = 20;

/** A product as far as its stock goes. */
export type StockOption = Pick<
  typeof productOption.$inferSelect,
  "id" | "uid" | "code" | "name" | "comment" | "chargeBasis" | "availabilityDefault"
>;

const optionColumns = {
  id: productOption.id,
  uid: productOption.uid,
  code: productOption.code,
  name: productOption.name,
  comment: productOption.comment,
  chargeBasis: productOption.chargeBasis,
  availabilityDefault: productOption.availabilityDefault,
};

/** Products of a supplier by their code; those that are no longer sold are left out unless they are asked for. */
export function readOptions(tx: Tx, supplierId: number, { uids, page }: { uids?: string[]; page?: number }) {
  const query = tx
    .select(optionColumns)
    .from(productOption)
    .where(ofSupplier(supplierId, uids))
    .orderBy(asc(productOption.code))
    .$dynamic();
  return page === undefined ? query : query.limit(productsPerPage).offset((page - 1) * productsPerPage);
}

/** How many they are. */
export async function countOptions(tx: Tx, supplierId: number, uids?: string[]): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(productOption)
    .where(ofSupplier(supplierId, uids));
  return counted?.total ?? 0;
}

function ofSupplier(supplierId: number, uids?: string[]): SQL | undefined {
  return and(
    eq(productOption.supplierId, supplierId),
    uids ? inArray(productOption.uid, uids) : sql`${productOption.status} <> 'retired'`,
  );
}

const agencyName = sql<string | null>`(select a.name from ${agency} a where a.id = ${allotment.agencyId})`;

type Wanted = { optionIds: number[]; from: string; to: string; where?: SQL | undefined };

/**
 * The stock of products on some days, as far as the scope may read it. Their wall shows suppliers what is for every
 * agency, and not whose the rest is.
 */
export function readStockRows(tx: Tx, { optionIds, from, to, where }: Wanted, isOffice: boolean) {
  return tx
    .select({
      id: allotment.id,
      ...stockColumns,
      agency: isOffice ? agencyName : sql<string | null>`null`,
      stopSellReason: allotment.stopSellReason,
      stopSellAt: allotment.stopSellAt,
      stopSellBy: user.name,
    })
    .from(allotment)
    .leftJoin(user, eq(user.id, allotment.stopSellBy))
    .where(
      and(inArray(allotment.optionId, optionIds), gte(allotment.date, from), lte(allotment.date, to), where),
    )
    .orderBy(asc(allotment.date), asc(allotment.id));
}

export type StockRow = Awaited<ReturnType<typeof readStockRows>>[number];

/** Who may read which agencies we work with: whoever sets their shares, or looks into client files. */
export function mayNameAgencies(call: Call): boolean {
  const { permissions } = call.signedIn();
  return permissions.includes("allotments.edit") || permissions.includes("client-files.view");
}

/** What the caller may be told of rows: the shares of agencies only if it may read which agencies there are. */
export function toldRows(rows: readonly StockRow[], call: Call): StockRow[] {
  return rows.filter(({ agency: share }) => share === null || mayNameAgencies(call));
}

/** What is counted of a product that has no stock yet. */
export function unitOf({ chargeBasis }: Pick<StockOption, "chargeBasis">): Kept["unit"] {
  return chargeBasis === "room" ? "room" : chargeBasis === "unit" ? "vehicle" : "person";
}

/** A row in the words of the contract. What its state is says the function that bookings are decided with. */
export function presentLine(row: StockRow, today: string): StockLine {
  const { max, releaseDays, stopSell, mode } = row;
  const taken = row.used + row.held;
  const { reason } = availabilityOf({
    days: [row.date],
    wanted: { room: 1, seat: 1, person: 1, vehicle: 1 },
    stock: [{ ...row, own: false }],
    otherwise: "request",
    today,
  });
  return {
    mode,
    state: states[reason],
    max,
    taken,
    free: max - taken,
    release_days: releaseDays,
    stop: stopSell
      ? { reason: row.stopSellReason ?? "", by: row.stopSellBy, at: row.stopSellAt?.toISOString() ?? null }
      : null,
  };
}

const states = {
  stock: "open",
  no_stock: "full",
  released: "released",
  stop_sell: "stopped",
  freesale: "freesale",
  supplier: "request",
} as const;

/** Rows of one product by day, what is for everybody beside the shares. */
export function presentDays(rows: readonly StockRow[], today: string): StockDay[] {
  const days = new Map<string, StockDay>();
  for (const row of rows) {
    const day = days.get(row.date) ?? { date: row.date, common: null, shares: [] };
    days.set(row.date, day);
    const line = presentLine(row, today);
    if (row.agency === null) day.common = line;
    else day.shares.push({ ...line, agency: row.agency });
  }
  return [...days.values()];
}

/** A product in the words of the contract, without its days. */
export function presentOption(
  option: StockOption,
  rows: readonly StockRow[],
  locale: Locale,
): Omit<StockProduct, "days"> {
  return {
    uid: option.uid,
    name: inLanguage(option.name, locale) ?? option.code,
    code: option.code,
    comment: inLanguage(option.comment, locale),
    unit: rows[0]?.unit ?? unitOf(option),
    otherwise: option.availabilityDefault,
  };
}
