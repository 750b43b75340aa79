import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { referenceCounter } from "#api/db/schema/quote.ts";
import type { BrandCode } from "#contract/primitives.ts";
import type { z } from "zod";

/** Brand, department and the digit of the brand; five digits follow. */
const prefixes: Record<z.infer<typeof BrandCode>, string> = { NZ: "NZFI1", AU: "AUFI2" };
const most = 99_999;

/**
 * The next reference of a brand's quotes and bookings, also beyond those that came from elsewhere. The counter stays
 * locked until the transaction ends, so nobody gets the same one and none is left out.
 */
export async function nextReference(tx: Tx, brand: z.infer<typeof BrandCode>): Promise<string> {
  const prefix = prefixes[brand];
  const last = sql`coalesce((select max(right(f.reference, 5)::int) from (
    select reference from client_file
    where reference >= ${`${prefix}00000`} and reference <= ${`${prefix}99999`}
    order by reference desc limit 1) f), 0)`;
  await tx.insert(referenceCounter).values({ prefix, lastNo: 0 }).onConflictDoNothing();
  const [counted] = await tx
    .update(referenceCounter)
    .set({ lastNo: sql`greatest(${referenceCounter.lastNo}, ${last}) + 1` })
    .where(eq(referenceCounter.prefix, prefix))
    .returning({ no: referenceCounter.lastNo });
  if (!counted || counted.no > most) throw new RangeError(`No reference is left for ${prefix}`);
  return `${prefix}${String(counted.no).padStart(5, "0")}`;
}
