import { opendir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { deleteInBatches } from "#api/db/delete-in-batches.ts";
import { outboxMessage } from "#api/db/schema/session.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Parts = { database: Database; now: () => Date };

/**
 * Deletes mails from the outbox that were handed over so many days ago; 0 keeps them for good. What waits, is being sent
 * or failed stays, however old: somebody may still have to see to it. Answers how many went.
 */
export async function removeSentMails({ database, now }: Parts, days: number): Promise<number> {
  if (days === 0) return 0;
  const before = new Date(now().getTime() - days * dayMs);
  return deleteInBatches(database, {
    table: outboxMessage,
    key: outboxMessage.id,
    where: and(eq(outboxMessage.status, "sent"), lt(outboxMessage.sentAt, before)),
  });
}

/** What `folderTransport` writes: the `uid` of the mail. */
const ownName = /^[0-9A-HJKMNP-TV-Z]{26}\.eml$/;

type Files = { folder: string; days: number; now: () => Date };

/**
 * Deletes the mails that were kept as files so many days ago; 0 keeps them for good. Files that we did not write stay,
 * and one that cannot be deleted is counted and holds nothing up. Nothing happens where there is no such folder.
 */
export async function removeMailFiles({ folder, days, now }: Files) {
  const counts = { removed: 0, failed: 0 };
  if (days === 0) return counts;
  const before = now().getTime() - days * dayMs;
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    if (!entry.isFile() || !ownName.test(entry.name)) continue;
    const path = join(folder, entry.name);
    try {
      if ((await stat(path)).mtimeMs >= before) continue;
      await unlink(path);
      counts.removed += 1;
    } catch (error) {
      // Another process may have been here first.
      if (!isMissing(error)) counts.failed += 1;
    }
  }
  return counts;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
