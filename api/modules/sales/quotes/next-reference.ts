import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { referenceCounter } from "#api/db/schema/quote.ts";
import { keyedPermutation, permutedNumbers } from "#api/domain/keyed-permutation.ts";
import type { Call } from "#api/http/context.ts";
import type { BrandCode } from "#contract/primitives.ts";

/** Brand and department, as references begin. */
type Series = { brand: BrandCode; department: "FI" | "RT" | "GR" };

/**
 * A reference that no file has or had: brand, department and six digits that do not tell which file came before or
 * after. They are the running number of the series, put into an order that the server's key decides. The counter
 * stays locked until the transaction ends, so nobody gets the same one; what came from elsewhere, or was given under
 * another key, is passed over. Throws when all of a series are used up. `tx` must be of the system's scope.
 */
export async function nextReference(
  tx: Tx,
  { serverKey }: Pick<Call, "serverKey">,
  { brand, department }: Series,
): Promise<string> {
  const series = `${brand}${department}`;
  const placeOf = keyedPermutation(serverKey, `references of ${series}`);
  for (;;) {
    const no = await count(tx, series);
    if (no > permutedNumbers) throw new RangeError(`No reference is left for ${series}`);
    const reference = `${series}${String(placeOf(no - 1)).padStart(6, "0")}`;
    if (!(await isTaken(tx, reference))) return reference;
  }
}

async function count(tx: Tx, prefix: string): Promise<number> {
  const [counted] = await tx
    .insert(referenceCounter)
    .values({ prefix, lastNo: 1 })
    .onConflictDoUpdate({
      target: referenceCounter.prefix,
      set: { lastNo: sql`${referenceCounter.lastNo} + 1` },
    })
    .returning({ no: referenceCounter.lastNo });
  if (!counted) throw new Error("A reference was not counted");
  return counted.no;
}

async function isTaken(tx: Tx, reference: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(eq(clientFile.reference, reference));
  return taken !== undefined;
}
