import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";

/** Where a brand is written to while nobody looks after a file. */
export async function readBrandMail(tx: Tx, brandId: number) {
  const [found] = await tx
    .select({ name: brand.name, email: brand.email, locale: brand.defaultLocale })
    .from(brand)
    .where(eq(brand.id, brandId));
  if (!found) throw new Error("A file stands without its brand");
  return found;
}
