import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { publish, type News, type Teller } from "#api/realtime/publish.ts";
import { LineStatus, type FileStatus } from "#contract/primitives.ts";
import { channels } from "#contract/system/realtime/channels.ts";

export type ChangedLine = { uid: string; status: LineStatus };

type Saved = {
  uid: string;
  /** The version that it has from now on. */
  lockVersion: number;
  /** Where it may be another than before. */
  status?: FileStatus;
  /** Its services that have another status from now on. */
  lines?: readonly ChangedLine[];
};

/** A hosted service takes 10 kB at once. */
const linesAtOnce = 100;

/** Tells the open pages of files, once `tx` is committed, that they were saved: they read them anew. */
export function tellFileChanged(tx: Tx, teller: Teller, ...saved: Saved[]): void {
  const news = saved.flatMap((file): News[] => {
    const { uid, lockVersion, status } = file;
    const listeners = { channels: [channels.clientFile(uid)] };
    const payload = { file_uid: uid, lock_version: lockVersion };
    return [
      ...newsOfLines(file),
      ...(status === undefined
        ? []
        : [{ ...listeners, event: "file.status" as const, payload: { file_uid: uid, status } }]),
      { ...listeners, event: "file.updated", payload },
    ];
  });
  publish(tx, teller, ...news);
}

/** Tells the open pages of a file which of its services have another status, where the file itself was not saved. */
export function tellLinesChanged(tx: Tx, teller: Teller, file: Omit<Saved, "status">): void {
  publish(tx, teller, ...newsOfLines(file));
}

function newsOfLines({ uid, lockVersion, lines = [] }: Saved): News[] {
  const pieces = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, index) =>
    lines.slice(index * linesAtOnce, (index + 1) * linesAtOnce),
  );
  return pieces.map((piece) => ({
    channels: [channels.clientFile(uid)],
    event: "line.status",
    payload: {
      file_uid: uid,
      lock_version: lockVersion,
      lines: piece.map((line) => ({ line_uid: line.uid, status: line.status })),
    },
  }));
}

/** The services that have another status by what the audit log is told. */
export function linesIn(changes: readonly AuditChange[]): ChangedLine[] {
  return changes.flatMap(({ subject, before, after }) => {
    if (subject.type !== "service-line" || after?.["status"] === before?.["status"]) return [];
    const status = LineStatus.safeParse(after?.["status"]).data;
    return status ? [{ uid: subject.uid, status }] : [];
  });
}
