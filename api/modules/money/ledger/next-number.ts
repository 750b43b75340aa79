import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { documentSeries } from "#api/db/schema/ledger.ts";

type Series = { brandId: number; brandCode: string; series: "invoice" | "credit_note"; year: string };

/**
 * The next number of a series, without gaps: whoever wants one of the same series waits until this transaction ends, and
 * a transaction that is taken back gives its number back with it.
 */
export async function nextNumber(tx: Tx, { brandId, brandCode, series, year }: Series): Promise<string> {
  const [given] = await tx
    .insert(documentSeries)
    .values({ brandId, series, year: Number(year), last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.brandId, documentSeries.series, documentSeries.year],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ last: documentSeries.last });
  if (!given) throw new Error("A number was not given");
  return numberOf({ brandCode, series, year }, given.last);
}

/** A number as documents show it: `NZ-2027-000123`, of a credit note `NZC-2027-000123`. */
export function numberOf({ brandCode, series, year }: Omit<Series, "brandId">, count: number): string {
  return `${brandCode}${series === "credit_note" ? "C" : ""}-${year}-${String(count).padStart(6, "0")}`;
}
