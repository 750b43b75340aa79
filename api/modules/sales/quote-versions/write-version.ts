import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { newLink } from "#api/domain/capability.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { buildVersion } from "#api/domain/quotes/build-version.ts";
import { versionHash } from "#api/domain/quotes/canonical.ts";
import { readVersionRows } from "./read-version-rows.ts";

/** A new link starts with this; a higher number is another link and revokes the one before. */
export const firstRotation = 1;

export type VersionToWrite = {
  fileId: number;
  quoteId: number;
  uid: string;
  no: number;
  label: string | null;
  createdBy: number | null;
  at: Date;
  serverKey: KeyRing;
};

/** Freezes the file as it stands as one version of its quote; undefined when the file is not there. */
export async function writeVersion(
  tx: Tx,
  { fileId, quoteId, uid, no, label, createdBy, at, serverKey }: VersionToWrite,
) {
  const rows = await readVersionRows(tx, fileId);
  if (!rows) return undefined;
  const { snapshot, amounts } = buildVersion(rows);
  await tx.insert(quoteVersion).values({
    uid,
    quoteId,
    no,
    label,
    snapshot,
    amounts,
    hash: versionHash(snapshot, amounts),
    createdBy,
    createdAt: at,
    rotation: firstRotation,
    ...newLink(serverKey, "quote", { uid, rotation: firstRotation }),
  });
  await tx.update(quote).set({ currentNo: no, updatedAt: at }).where(eq(quote.id, quoteId));
  return { snapshot, amounts };
}
