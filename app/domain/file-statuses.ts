import type { FileStatus } from "#contract/primitives.ts";

/** Statuses of a client file in the order in which a trip passes through them; ends stand last. */
export const fileStatuses = [
  "Quote",
  "Requested",
  "Processing",
  "Mixed",
  "Confirmed",
  "Finalised",
  "Travelling",
  "Completed",
  "Cancellation",
  "Cancelled",
  "Expired",
] as const satisfies readonly FileStatus[];

type Counted = { status: FileStatus; count: number };

/** The counts that are not zero, in the order of a trip's life. */
export function inLifeOrder<Count extends Counted>(counts: readonly Count[]): Count[] {
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => fileStatuses.indexOf(one.status) - fileStatuses.indexOf(other.status));
}

const live: readonly FileStatus[] = ["Requested", "Processing", "Mixed", "Confirmed", "Finalised"];

/** Whether a file is a booking whose trip has neither begun nor been called off. */
export function isLiveBooking({ kind, status }: { kind: "quote" | "booking"; status: FileStatus }): boolean {
  return kind === "booking" && live.includes(status);
}

/** Whether a file is cancelled, or about to be. */
export function isCancelled({ status }: { status: FileStatus }): boolean {
  return status === "Cancellation" || status === "Cancelled";
}
