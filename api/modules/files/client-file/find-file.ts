import { and, eq } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";

/** The number of a file that the caller may see, found through the caller's own wall; 404 for any other. */
export function findFileId(key: { reference: string } | { uid: string }, call: Call): Promise<number> {
  const wanted =
    "uid" in key ? eq(clientFile.uid, key.uid) : eq(clientFile.reference, key.reference.toUpperCase());
  return call.database.inScope(call.scope, async (tx) => {
    const [file] = await tx
      .select({ id: clientFile.id })
      .from(clientFile)
      .where(and(visibleFiles(call), wanted));
    if (!file) throw notFound(textsIn(call.locale).recordNotFound);
    return file.id;
  });
}
