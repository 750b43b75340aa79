import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { Call } from "#api/http/context.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";

/** Looks at a file that the caller may see, in the scope of the system and without a lock. Nothing must be changed by it. */
export async function lookAtFile<Answer>(
  key: Parameters<typeof findFileId>[0],
  call: Call,
  look: (tx: Tx, submission: Submission) => Promise<Answer>,
): Promise<Answer> {
  const fileId = await findFileId(key, call);
  return inSystem(
    call.database,
    "A booking takes stock, costs and supplier requests, which agencies must not read",
    async (tx) => look(tx, await readSubmission(tx, fileId, { lock: false })),
  );
}
