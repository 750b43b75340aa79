import { and, asc, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { allotment, stockColumns } from "#api/db/schema/allotment.ts";
import { productOption } from "#api/db/schema/product.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { datesOn, type KeptDay } from "#api/domain/stock/change-stock.ts";
import { daysBetween, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { overAllBrands } from "#api/http/over-all-brands.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { invalid } from "#api/http/refusal.ts";
import { readOptions, type StockOption } from "#api/modules/catalogue/stock/stock-rows.ts";
import { stockTextsIn } from "#api/texts/stock-texts.ts";
import { fill, fillWait } from "#api/texts/texts.ts";
import type { StockChangeInput, StopSellInput } from "#contract/catalogue/stock/stock-changes.ts";
import { longestStockChange } from "#contract/catalogue/stock/stock-words.ts";

/** One change writes so many rows at most. */
const mostDays = 6000;
/** A change reads and locks up to `mostDays` rows. */
const perAccount = { max: 240, seconds: 60 * 60 };

/** The products and days that a change is for. */
export type WhichDays = { options: StockOption[]; dates: string[] };

type Wish = Pick<StopSellInput, "products" | "date_from" | "date_to" | "weekdays">;

/** Finds what a change is for, or says beside its fields what is wrong. Counts against how often an account may. */
export async function whichDays(tx: Tx, supplierId: number, wish: Wish, call: Call): Promise<WhichDays> {
  const texts = stockTextsIn(call.locale);
  const today = todayIn(call.signedIn().timezone, call.now());
  if (wish.date_from < today) throw invalid({ date_from: [texts.past] });
  if (daysBetween(wish.date_from, wish.date_to) >= longestStockChange)
    throw invalid({ date_to: [fill(texts.tooLong, { max: longestStockChange })] });
  const uids = [...new Set(wish.products)];
  const options = await readOptions(tx, supplierId, { uids });
  if (options.length < uids.length) throw invalid({ products: [texts.unknownProduct] });
  const dates = datesOn(wish.date_from, wish.date_to, wish.weekdays);
  if (dates.length === 0) throw invalid({ weekdays: [texts.noDay] });
  if (dates.length * options.length > mostDays)
    throw invalid({ products: [fill(texts.tooManyDays, { max: mostDays })] });
  return { options, dates };
}

/** Refuses an account that plans or changes stock in a loop. */
export async function countStockChange(call: Call): Promise<void> {
  await new RateLimits(call.database, call.now).take(
    `stock-changes:${call.signedIn().id}`,
    perAccount,
    (seconds) => fillWait(stockTextsIn(call.locale).tooOften, seconds, call.locale),
  );
}

type Held = {
  /** The share of an agency; everybody's without it. */
  agencyId?: number | null;
  hold?: boolean;
  /** Suppliers see what is for everybody alone, and not that there are shares. */
  audience: Call["scope"]["audience"];
};
type Kept = KeptDay & { stopSellReason: string | null };

/**
 * What is kept of these days, for everybody or as the share of one agency. With `hold` nobody else changes it or takes
 * from it before the transaction ends; in the order of everybody else.
 */
export async function readKeptDays(
  tx: Tx,
  { options, dates }: WhichDays,
  { agencyId = null, hold = false, audience }: Held,
): Promise<Kept[]> {
  const query = tx
    .select({
      id: allotment.id,
      ...stockColumns,
      stopSellReason: allotment.stopSellReason,
      lockVersion: allotment.lockVersion,
    })
    .from(allotment)
    .where(
      and(
        inArray(
          allotment.optionId,
          options.map(({ id }) => id),
        ),
        gte(allotment.date, dates[0] ?? ""),
        lte(allotment.date, dates.at(-1) ?? ""),
        inArray(allotment.date, dates),
        audience === "supplier" ? undefined : ofShare(agencyId),
      ),
    )
    .orderBy(asc(allotment.id));
  const rows = await (hold ? query.for("update") : query);
  return rows.map((row) => ({ ...row, drawn: row.used + row.held > 0 }));
}

function ofShare(agencyId: number | null) {
  return agencyId === null ? isNull(allotment.agencyId) : eq(allotment.agencyId, agencyId);
}

/**
 * Which of the days that a change would take away something was ever drawn from, by files of whatever brand. Looked up
 * before the change begins: two transactions at once would wait for each other where there is one connection.
 */
export async function readDrawn(
  {
    mode,
    products,
    date_from: from,
    date_to: to,
  }: Pick<StockChangeInput, "mode" | "products" | "date_from" | "date_to">,
  call: Call,
): Promise<ReadonlySet<number>> {
  if (mode !== "none") return new Set();
  const rows = await overAllBrands(call, (tx) =>
    tx
      .selectDistinct({ id: allotmentHold.allotmentId })
      .from(allotmentHold)
      .innerJoin(allotment, eq(allotment.id, allotmentHold.allotmentId))
      .innerJoin(productOption, eq(productOption.id, allotment.optionId))
      .where(and(inArray(productOption.uid, products), gte(allotment.date, from), lte(allotment.date, to))),
  );
  return new Set(rows.map(({ id }) => id));
}
