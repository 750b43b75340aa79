import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { upload } from "#api/db/schema/upload.ts";
import type { FileStorage } from "#api/uploads/storage.ts";
import type { UploadPurpose } from "#contract/system/uploads.ts";

type Use = { purpose: UploadPurpose; isPublic: boolean; now: Date };

/**
 * Marks a file as used by a record, inside the transaction that changes the record. False when there is no such
 * file for this purpose: refuse the field then.
 */
export async function useUpload(tx: Tx, uid: string, { purpose, isPublic, now }: Use): Promise<boolean> {
  const used = await tx
    .update(upload)
    .set({ usedAt: now, isPublic })
    .where(and(eq(upload.uid, uid), eq(upload.purpose, purpose)))
    .returning({ id: upload.id });
  return used.length > 0;
}

/** A file that no record names any more goes back among the unused; it is deleted a day later. */
export async function releaseUpload(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.update(upload).set({ usedAt: null, isPublic: false, createdAt: now }).where(eq(upload.uid, uid));
}

const unusedMs = 24 * 60 * 60 * 1000;

type Parts = { database: Database; files: FileStorage; now: () => Date };

/** Deletes the files that nothing used within a day: first what lies in the storage, then what is known of it. */
export async function removeUnusedUploads({ database, files, now }: Parts): Promise<void> {
  const before = new Date(now().getTime() - unusedMs);
  const old = and(isNull(upload.usedAt), lt(upload.createdAt, before));
  const inAll = <T>(work: (tx: Tx) => Promise<T>) =>
    inSystem(database, "Housekeeping removes files that nothing uses, whosever they are", work);
  const gone = await inAll((tx) =>
    tx.select({ id: upload.id, key: upload.storageKey }).from(upload).where(old).limit(500),
  );
  for (const { id, key } of gone) {
    await files.remove(key);
    await inAll((tx) => tx.delete(upload).where(and(eq(upload.id, id), old)));
  }
}
