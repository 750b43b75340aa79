import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { Call } from "#api/http/context.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";

type FileKey = Parameters<typeof findFileId>[0];

/**
 * Works on a file that the caller's own wall lets through, and that nobody else changes meanwhile; 404 for any other.
 * What may leave is what becomes of the file itself, at the prices of its agency: no cost, nothing of what others hold
 * of the same stock, and of requests to suppliers only that there are some.
 */
export function workOnFile<Answer>(
  key: FileKey,
  call: Call,
  work: (tx: Tx, submission: Submission) => Promise<Answer>,
): Promise<Answer> {
  return onFile(key, call, { lock: true, work });
}

/** The same without a lock, to look only: nothing must be changed by it. */
export function lookAtFile<Answer>(
  key: FileKey,
  call: Call,
  look: (tx: Tx, submission: Submission) => Promise<Answer>,
): Promise<Answer> {
  return onFile(key, call, { lock: false, work: look });
}

type Work<Answer> = { lock: boolean; work: (tx: Tx, submission: Submission) => Promise<Answer> };

async function onFile<Answer>(key: FileKey, call: Call, { lock, work }: Work<Answer>): Promise<Answer> {
  const fileId = await findFileId(key, call);
  return inSystem(
    call.database,
    "A booking takes stock, costs and supplier requests, which agencies must not read",
    async (tx) => work(tx, await readSubmission(tx, fileId, { lock })),
  );
}
