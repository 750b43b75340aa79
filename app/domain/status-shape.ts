import { toneOfCode, type StatusTone } from "#app/domain/status-tone.ts";

/** Filled for what holds, an outline for what waits for somebody, struck for what is over. */
export type StatusShape = "holds" | "waits" | "over";

/** How a status looks besides its colour; `drawing` is a name of `styles/kit.css` or `styles/status.css`. */
export type StatusLook = { shape: StatusShape; drawing: string };

const ofTone: Record<Exclude<StatusTone, "neutral">, StatusLook> = {
  green: { shape: "holds", drawing: "done" },
  amber: { shape: "waits", drawing: "waiting" },
  red: { shape: "over", drawing: "refused" },
};

/** Codes to which specification section 4 gives no colour, by shape and drawing. */
const ofCodes: Record<StatusShape, Record<string, readonly string[]>> = {
  holds: {
    agreed: ["Accepted", "Approved", "Selected", "Guaranteed", "Paid", "Earned", "Ready", "Applied"],
    booked: ["Converted"],
    sealed: ["Finalised"],
    sent: ["Issued"],
    "under-way": ["Travelling", "Departed"],
    arrived: ["Completed", "Done", "Fulfilled"],
  },
  waits: {
    written: ["Draft", "Created", "Generated"],
    sent: ["Sent", "Offered", "Invited"],
    seen: ["Viewed", "Needs review", "Alternative"],
    open: ["Open", "Planned", "Queued", "Not due", "Reopened"],
    waiting: ["Due", "In progress", "Running", "Held", "On Hold", "Limited", "Part Paid"],
    "given-back": ["Part Refunded"],
    late: ["Overdue", "Blocked"],
  },
  over: {
    "run-out": ["Expired", "Stale"],
    replaced: ["Superseded"],
    "turned-down": ["Declined", "Rejected", "Withdrawn", "Revoked", "Void", "Closed", "Stopped"],
    "given-back": ["Credited", "Refunded", "Reverted"],
    refused: ["Error", "Failed"],
  },
};

const looks = new Map<string, StatusLook>(
  (["holds", "waits", "over"] as const).flatMap((shape) =>
    Object.entries(ofCodes[shape]).flatMap(([drawing, codes]) =>
      codes.map((code): [string, StatusLook] => [code, { shape, drawing }]),
    ),
  ),
);

/** The look of a status code; one that is not known looks as if it waited. */
export function lookOfCode(code: string): StatusLook {
  const tone = toneOfCode(code);
  if (tone !== "neutral") return ofTone[tone];
  return looks.get(code) ?? { shape: "waits", drawing: "open" };
}

/** Whether a code without a colour was given a look of its own. */
export function hasOwnLook(code: string): boolean {
  return looks.has(code);
}
