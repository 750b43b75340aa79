type ShownLine = { uid: string; status: string };

/** A client file or quote as a page shows it; `lines` is null where the page does not have them. */
export type ShownFile = { lock_version: number; lines: readonly ShownLine[] | null };

/** Whether somebody saved the file after the page read it. */
export function isSaved(event: string, payload: unknown, shown: Pick<ShownFile, "lock_version">): boolean {
  const version = versionIn(payload);
  return event === "file.updated" && version !== null && version > shown.lock_version;
}

/**
 * Whether services have another status than the page shows although the file is the one that it read. Those that
 * changed when the file was saved come with the file.
 */
export function haveLinesMoved(event: string, payload: unknown, shown: ShownFile): boolean {
  if (event !== "line.status" || versionIn(payload) !== shown.lock_version) return false;
  const told = linesIn(payload);
  if (!shown.lines) return told.size > 0;
  return shown.lines.some(({ uid, status }) => told.has(uid) && told.get(uid) !== status);
}

function versionIn(payload: unknown): number | null {
  if (typeof payload !== "object" || payload === null || !("lock_version" in payload)) return null;
  return typeof payload.lock_version === "number" ? payload.lock_version : null;
}

function linesIn(payload: unknown): Map<unknown, unknown> {
  if (typeof payload !== "object" || payload === null || !("lines" in payload)) return new Map();
  const lines: unknown[] = Array.isArray(payload.lines) ? payload.lines : [];
  return new Map(
    lines.flatMap((line) =>
      typeof line === "object" && line !== null && "line_uid" in line && "status" in line
        ? [[line.line_uid, line.status] as const]
        : [],
    ),
  );
}
