import { and, eq } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";

/** Kind and reference of a file that the caller may see; 404 for all others alike. */
export function findTrip(uid: string, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const [found] = await tx
      .select({ id: clientFile.id, reference: clientFile.reference, kind: clientFile.kind })
      .from(clientFile)
      .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    return found;
  });
}
