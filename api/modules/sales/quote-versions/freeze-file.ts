import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { buildVersion } from "#api/domain/quotes/build-version.ts";
import { isSameOffer } from "#api/domain/quotes/same-offer.ts";
import type { Call } from "#api/http/context.ts";
import type { FileOfQuote, VersionRow } from "./file-of-quote.ts";
import { readOfferRows } from "./read-version-rows.ts";
import { saveVersion, type SavedVersion } from "./save-version.ts";

type Found = Pick<FileOfQuote, "id">;

/** Freezes a file that the caller's own wall let through as the next version of its quote. */
export function freezeFile({ id }: Found, label: string | null, call: Call): Promise<SavedVersion> {
  return frozen(call, (tx) => saveVersion(tx, call, { fileId: id, label }));
}

/** Whether such a file would be frozen as it was in a version. What leaves is yes or no. */
export function isFrozenAlike(
  { id }: Found,
  { snapshot }: Pick<VersionRow, "snapshot">,
  call: Pick<Call, "database">,
): Promise<boolean> {
  return frozen(call, async (tx) => {
    const rows = await readOfferRows(tx, id);
    return rows !== undefined && isSameOffer(snapshot, buildVersion(rows).snapshot);
  });
}

function frozen<Answer extends SavedVersion | boolean>(
  call: Pick<Call, "database">,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return inSystem(
    call.database,
    "A version holds the whole file as it would be frozen now, whatever of it the caller may read",
    work,
  );
}
