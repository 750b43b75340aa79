import type { Call } from "#api/http/context.ts";
import type { QuoteVersion } from "#contract/sales/quotes/versions.ts";
import type { FileOfQuote, VersionRow } from "./file-of-quote.ts";
import { isFrozenAlike } from "./freeze-file.ts";

type Stale = QuoteVersion["stale"];

/** Whether a version is behind: an answered quote stands by what its client agreed to, any other by its newest. */
export function isOlder({ no }: { no: number }, quote: NonNullable<FileOfQuote["quote"]>): boolean {
  return no !== (quote.acceptedNo ?? quote.currentNo);
}

/**
 * Why a version is not what the file offers now; null where it is. What was accepted or booked is not held against the
 * file any more: the confirmation says what became of it.
 */
export async function stalenessOf(
  version: Pick<VersionRow, "no" | "snapshot">,
  { id, quote }: FileOfQuote,
  call: Pick<Call, "database">,
): Promise<Stale> {
  if (!quote || isOlder(version, quote)) return "older";
  if (quote.status === "Accepted" || quote.status === "Converted") return null;
  return (await isFrozenAlike({ id }, version, call)) ? null : "changed";
}
