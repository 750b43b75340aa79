import type { Tx } from "#api/db/client.ts";
import { isRounding, isTaken } from "#api/domain/files/line-rules.ts";
import type { FileAmounts } from "#api/domain/quotes/price-file.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { planPrices, type PricePlan } from "#api/modules/sales/prices/plan-prices.ts";
import { readQuoteFile, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { toldOf } from "#api/modules/sales/prices/write-prices.ts";

type Amounts = Pick<
  NonNullable<SubmissionLine["price"]>,
  "sellCents" | "commissionCents" | "netCents" | "gstCents" | "units" | "computedAt"
>;

/** A line as it is booked, at prices that may not be written yet. */
export type PlannedLine = Omit<SubmissionLine, "price"> & { price: Amounts | null };

/** A price that is another one than the file says; `after` is null where the rates of today give none. */
export type PriceChange = { line: PlannedLine | null; before: number; after: number | null };

/** The prices of a file as customising it today would write them. */
export type RenewedPrices = {
  file: QuoteFile;
  plan: PricePlan;
  lines: PlannedLine[];
  /** Lines whose price nobody can name today. They keep the old one until somebody does. */
  open: ReadonlySet<number>;
  /** A rounding that no line stands for yet. */
  newRounding: FileAmounts | null;
  changes: PriceChange[];
};

/** Works the prices of a file out anew; nothing is written. In the scope of the system. */
export async function renewPrices(tx: Tx, { file, lines }: Submission, now: Date): Promise<RenewedPrices> {
  const stored = await readQuoteFile(tx, file.id);
  const plan = await planPrices(tx, stored, now);
  const priced = new Map(plan.priced.map((one) => [one.line.id, one]));
  const open = new Set(plan.without.filter(({ price }) => price !== null).map(({ id }) => id));
  const { rounding } = plan;
  const renewed = lines.map((line): PlannedLine => {
    const one = priced.get(line.id);
    if (one) {
      const units = one.changed
        ? one.found.priced.dates.map(({ date, rate_id, rate_version, sell, free }) => ({
            date,
            rate: rate_id,
            version: rate_version,
            cents: sell,
            free,
          }))
        : (line.price?.units ?? []);
      return { ...line, ...toldOf(one), price: amountsOf(one.found, units, now) };
    }
    return isRounding(line) && rounding ? { ...line, price: amountsOf(rounding.amounts, [], now) } : line;
  });
  return {
    file: stored,
    plan,
    lines: renewed,
    open,
    newRounding: rounding && !rounding.line ? rounding.amounts : null,
    changes: changesOf(lines, renewed, open, rounding),
  };
}

function amountsOf({ sell, commission, net, gst }: FileAmounts, units: Amounts["units"], now: Date): Amounts {
  return {
    sellCents: sell,
    commissionCents: commission,
    netCents: net,
    gstCents: gst,
    units,
    computedAt: now,
  };
}

function changesOf(
  before: readonly SubmissionLine[],
  after: readonly PlannedLine[],
  open: ReadonlySet<number>,
  rounding: PricePlan["rounding"],
): PriceChange[] {
  const changes = after.flatMap((line, index): PriceChange[] => {
    if (!isTaken(line)) return [];
    const old = before[index]?.price?.netCents ?? 0;
    if (open.has(line.id)) return [{ line, before: old, after: null }];
    const now = line.price?.netCents ?? 0;
    return now === old ? [] : [{ line, before: old, after: now }];
  });
  const added = rounding && !rounding.line && rounding.amounts.net !== 0 ? [rounding.amounts.net] : [];
  return [...changes, ...added.map((after) => ({ line: null, before: 0, after }))];
}
