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
