import type { LineStatus } from "#contract/primitives.ts";

export type StatusTone = "red" | "green" | "amber" | "neutral";

const fragments = {
  red: ["Cancelled", "Unable", "Cancellation", "Unavailable", "Full"],
  green: ["Confirmed", "Allotment", "Available", "Conf"],
  amber: ["Quote", "Processing", "On Request", "Requested", "Mixed", "pending", "Wait", "Amendment"],
} as const;

type Colour = keyof typeof fragments;

const order: readonly Colour[] = ["red", "green", "amber"];

/**
 * Colour of an English status label by the fragments of specification section 4, looked for with case. A label
 * without any of them is neutral. `checks` is the order of the three looks; labels of ours are safe under all.
 */
export function statusTone(label: string, checks: readonly Colour[] = order): StatusTone {
  return checks.find((colour) => fragments[colour].some((fragment) => label.includes(fragment))) ?? "neutral";
}

/** English labels of the service-line codes; the labels, not the codes, decide the colour. */
export const lineStatusLabels = {
  QU: "Quote",
  AV: "Available",
  AL: "Allotment",
  OR: "On Request",
  RQ: "Requested",
  WL: "Wait List",
  OK: "Confirmed",
  AM: "Amendment",
  UN: "Unable",
  CP: "Cancellation",
  CX: "Cancelled",
} as const satisfies Record<LineStatus, string>;

/** Colour of a status code: service lines by their label, all other machines use English words as codes. */
export function toneOfCode(code: string): StatusTone {
  return statusTone(isLineStatus(code) ? lineStatusLabels[code] : code);
}

export function isLineStatus(code: string): code is LineStatus {
  return code in lineStatusLabels;
}
