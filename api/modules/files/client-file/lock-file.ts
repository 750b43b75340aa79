import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";

/**
 * Keeps a file for this transaction; undefined where there is none. Whoever locks the quote or anything else of the
 * file takes this first, so that nobody waits for somebody who waits for them. Rows that only point to the file can
 * still be written by others.
 */
export async function lockFile(tx: Tx, fileId: number) {
  const [file] = await tx
    .select({ kind: clientFile.kind, brandId: clientFile.brandId })
    .from(clientFile)
    .where(eq(clientFile.id, fileId))
    .for("no key update");
  return file;
}

/** Keeps the quote of a file that is locked already, and answers it as it then is; undefined where there is none. */
export async function lockQuote(tx: Tx, fileId: number) {
  const [kept] = await tx.select().from(quote).where(eq(quote.fileId, fileId)).for("update");
  return kept;
}
