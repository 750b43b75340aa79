import type { FileStatus, LineStatus } from "#contract/primitives.ts";

/** A line as far as the status of its file depends on it. */
export type CountedLine = {
  status: LineStatus;
  costed: boolean;
  /** For a declined line: it was settled otherwise and no longer holds the file up. */
  resolved?: boolean;
};

export type FileFacts = { status: FileStatus; takenOver: boolean };

/** Statuses that follow from the lines; the others are entered and left by somebody's decision. */
const derived = new Set<FileStatus>(["Requested", "Processing", "Mixed", "Confirmed", "Cancellation"]);
const waiting = new Set<LineStatus>(["OR", "RQ", "WL"]);

/**
 * What the status of a booking is after its lines changed (rulings 35). Quotes, finalised and travelled files and those
 * that ended keep theirs. A cancellation runs until every costed line is cancelled.
 */
export function fileStatusOf({ status, takenOver }: FileFacts, lines: readonly CountedLine[]): FileStatus {
  if (!derived.has(status)) return status;
  const costed = lines.filter((line) => line.costed);
  if (status === "Cancellation")
    return costed.every((line) => line.status === "CX") ? "Cancelled" : "Cancellation";
  const live = costed.filter(
    (line) => line.status !== "CX" && line.status !== "CP" && !(line.status === "UN" && line.resolved),
  );
  if (live.length === 0) return "Processing";
  const secured = live.filter((line) => line.status === "OK" || line.status === "AL");
  if (secured.length === live.length) return "Confirmed";
  if (secured.length > 0) return "Mixed";
  return !takenOver && live.every((line) => waiting.has(line.status)) ? "Requested" : "Processing";
}
