import { eq } from "drizzle-orm";
import type { Tx } from "./client.ts";
import { agency } from "./schema/company.ts";

/** The country that an agency is in, in two letters. */
export async function countryOfAgency(tx: Tx, agencyId: number): Promise<string> {
  const [found] = await tx.select({ country: agency.country }).from(agency).where(eq(agency.id, agencyId));
  if (!found) throw new RangeError(`There is no agency ${agencyId}`);
  return found.country;
}
