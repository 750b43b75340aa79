import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";

type Key = { reference: string } | { uid: string };

/** The number of a file that the caller may see, found through the caller's own wall; 404 for any other. */
export function findFileId(key: Key, call: Call): Promise<number> {
  return call.database.inScope(call.scope, (tx) => findFileIdIn(tx, key, call));
}

/** The same, within work that has its scope. */
export async function findFileIdIn(tx: Tx, key: Key, call: Call): Promise<number> {
  const wanted =
    "uid" in key ? eq(clientFile.uid, key.uid) : eq(clientFile.reference, key.reference.toUpperCase());
  const [file] = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(and(visibleFiles(call), wanted));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  return file.id;
}
