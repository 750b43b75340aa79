import type { Tx } from "#api/db/client.ts";
import { publish } from "#api/realtime/publish.ts";
import type { FileStatus } from "#contract/primitives.ts";
import { channels } from "#contract/realtime/channels.ts";

type Saved = {
  uid: string;
  /** The version that it has from now on. */
  lockVersion: number;
  /** Where it may be another than before. */
  status?: FileStatus;
};

/** Tells the open pages of a file, once `tx` is committed, that it was saved: they read it anew. */
export function tellFileChanged(
  tx: Tx,
  call: Parameters<typeof publish>[1],
  { uid, lockVersion, status }: Saved,
): void {
  const listeners = { channels: [channels.clientFile(uid)] };
  if (status !== undefined) {
    publish(tx, call, { ...listeners, event: "file.status", payload: { file_uid: uid, status } });
  }
  const payload = { file_uid: uid, lock_version: lockVersion };
  publish(tx, call, { ...listeners, event: "file.updated", payload });
}
