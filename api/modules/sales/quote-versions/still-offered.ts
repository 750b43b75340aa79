import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { quoteVersion, type quote } from "#api/db/schema/quote.ts";
import { buildVersion } from "#api/domain/quotes/build-version.ts";
import { isSameOffer } from "#api/domain/quotes/same-offer.ts";
import { readOfferRows } from "./read-version-rows.ts";

type Version = typeof quoteVersion.$inferSelect;
type Numbered = Pick<typeof quote.$inferSelect, "id" | "currentNo">;

/** The version of a quote that stands. */
export async function newestVersion(tx: Tx, { id, currentNo }: Numbered): Promise<Version> {
  const [newest] = await tx
    .select()
    .from(quoteVersion)
    .where(and(eq(quoteVersion.quoteId, id), eq(quoteVersion.no, currentNo)));
  if (!newest) throw new Error("A quote stands without its newest version");
  return newest;
}

/** Whether the file still is what a version of its quote offers; `tx` is of the system's scope. */
export async function isStillOffered(tx: Tx, fileId: number, { snapshot }: Version): Promise<boolean> {
  const rows = await readOfferRows(tx, fileId);
  return rows !== undefined && isSameOffer(snapshot, buildVersion(rows).snapshot);
}
