import { inSystem } from "#api/db/in-system.ts";
import { buildVersion } from "#api/domain/quotes/build-version.ts";
import { isSameOffer } from "#api/domain/quotes/same-offer.ts";
import type { Call } from "#api/http/context.ts";
import type { QuoteVersion } from "#contract/sales/quotes/versions.ts";
import type { FileOfQuote, VersionRow } from "./file-of-quote.ts";
import { readVersionRows } from "./read-version-rows.ts";

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
  const rows = await inSystem(
    call.database,
    "A version is compared with its file as it would be frozen now, whatever of it the caller may read",
    (tx) => readVersionRows(tx, id),
  );
  return rows && isSameOffer(version.snapshot, buildVersion(rows).snapshot) ? null : "changed";
}
