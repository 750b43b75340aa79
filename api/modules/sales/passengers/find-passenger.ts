import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";

/** A file as far as its travellers depend on it, through the caller's own wall; 404 for any other. */
export async function fileOfParty(tx: Tx, uid: string, call: Call) {
  const [file] = await tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      travelDate: clientFile.travelDate,
      status: clientFile.status,
      brandId: clientFile.brandId,
    })
    .from(clientFile)
    .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  return file;
}

/** Somebody who travels in a file; whoever was taken out of it is not found. */
export async function travellerOf(
  tx: Tx,
  fileId: number,
  seq: number,
  call: Call,
  { lock }: { lock: boolean },
) {
  const query = tx
    .select()
    .from(pax)
    .where(and(eq(pax.fileId, fileId), eq(pax.seq, seq), eq(pax.status, "active")));
  const [found] = lock ? await query.for("update") : await query;
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}
