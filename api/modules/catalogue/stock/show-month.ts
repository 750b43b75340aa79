import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { asc } from "drizzle-orm";
import { agency } from "#api/db/schema/company.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import {
  countOptions,
  mayNameAgencies,
  presentDays,
  presentOption,
  productsPerPage,
  readOptions,
  readStockRows,
  toldRows,
} from "#api/modules/catalogue/stock/stock-rows.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { StockChoices, StockMonth, StockMonthQuery } from "#contract/catalogue/stock/stock.ts";

/** The stock of a supplier in a month, this one unless another is asked for. */
export async function showMonth(
  tx: Tx,
  supplierId: number,
  { month: asked, product, page }: z.output<typeof StockMonthQuery>,
  call: Call,
): Promise<StockMonth> {
  const { timezone, audience } = call.signedIn();
  const today = todayIn(timezone, call.now());
  const month = asked ?? today.slice(0, 7);
  const uids = product === undefined ? undefined : [product];
  const options = await readOptions(tx, supplierId, { ...(uids && { uids }), page });
  const total = await countOptions(tx, supplierId, uids);
  const from = `${month}-01`;
  const to = lastDayOf(month);
  const optionIds = options.map(({ id }) => id);
  const rows =
    optionIds.length > 0 ? await readStockRows(tx, { optionIds, from, to }, audience === "office") : [];
  const told = toldRows(rows, call);
  const products = options.map((option) => {
    const its = told.filter(({ optionId }) => optionId === option.id);
    return { ...presentOption(option, its, call.locale), days: presentDays(its, today) };
  });
  return { month, today, products, page, pages: Math.max(1, Math.ceil(total / productsPerPage)) };
}

function lastDayOf(month: string): string {
  const next = new Date(`${addDays(`${month}-01`, 31).slice(0, 7)}-01T00:00:00Z`);
  return addDays(next.toISOString().slice(0, 10), -1);
}

/** The products whose stock can be set. */
export async function productChoices(
  tx: Tx,
  supplierId: number,
  call: Call,
): Promise<StockChoices["products"]> {
  const options = await readOptions(tx, supplierId, {});
  return options.map(({ uid, code, name }) => ({ uid, code, name: inLanguage(name, call.locale) ?? code }));
}

const mostAgencies = 1000;

/** The agencies that can have a share of their own, for those who may read which there are. */
export async function agencyChoices(tx: Tx, call: Call): Promise<StockChoices["agencies"]> {
  if (!mayNameAgencies(call)) return [];
  return tx
    .select({ uid: agency.uid, name: agency.name })
    .from(agency)
    .orderBy(asc(agency.name), asc(agency.id))
    .limit(mostAgencies);
}
