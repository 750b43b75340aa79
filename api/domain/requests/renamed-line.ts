import type { LineStep } from "#api/domain/files/change-line.ts";
import type { LineStatus } from "#contract/primitives.ts";

/**
 * What becomes of a service when its supplier reads other travellers than before: who confirmed must agree anew, who was
 * asked must know. Null where nobody was told yet, or the service is ours or over.
 */
export function stepOfRenamed(status: LineStatus): LineStep | null {
  const told = { tells: "amend", holds: false, instant: false, outcome: "amended" } as const;
  if (status === "OK" || status === "AM") return { to: "AM", ...told };
  if (status === "RQ" || status === "WL") return { to: status, ...told };
  return null;
}
