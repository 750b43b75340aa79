import type { LineStatus } from "#contract/primitives.ts";

/** Statuses of services that are no part of the trip any more, of its price or of an offer: declined, and cancelled (domain 3.1). */
export const endedStatuses = ["UN", "CP", "CX"] as const satisfies readonly LineStatus[];

const ended = new Set<string>(endedStatuses);

/** Declined or cancelled. */
export function isEnded({ status }: { status: string }): boolean {
  return ended.has(status);
}
