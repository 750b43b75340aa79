import type { FileStatus } from "#contract/primitives.ts";

const closed: ReadonlySet<FileStatus> = new Set(["Completed", "Cancelled", "Cancellation"]);

/** Whether a trip is over or called off: such a one stays as it was. */
export function isClosedTrip({ status }: { status: FileStatus }): boolean {
  return closed.has(status);
}
