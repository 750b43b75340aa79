import { isRounding } from "#api/domain/files/line-rules.ts";
import { dateFormatter } from "#contract/formatters.ts";
import type { FileStatus, LineStatus } from "#contract/primitives.ts";

/** What cancelling a file does with one of its lines. */
export type CancelStep = {
  transition: "release" | "cancel_now" | "request_cancel";
  to: "CX" | "CP";
  /** It was secured, so the policy of the supplier applies. */
  charged: boolean;
};

/**
 * Our own stock goes back at once; suppliers who confirmed, or were asked, must be told; what holds nothing ends now.
 * The rounding of the prices is bought from nobody: it ends now, for nothing. Null for lines that are cancelled already.
 */
export function cancelStepOf(line: { status: LineStatus; packageSlot: string | null }): CancelStep | null {
  const { status } = line;
  if (isRounding(line) && status !== "CP" && status !== "CX")
    return { transition: "cancel_now", to: "CX", charged: false };
  switch (status) {
    case "AL":
      return { transition: "release", to: "CX", charged: true };
    case "OK":
    case "AM":
      return { transition: "request_cancel", to: "CP", charged: true };
    case "RQ":
    case "WL":
      return { transition: "request_cancel", to: "CP", charged: false };
    case "QU":
    case "AV":
    case "OR":
    case "UN":
      return { transition: "cancel_now", to: "CX", charged: false };
    case "CP":
    case "CX":
      return null;
  }
}

type Agreed = {
  status: LineStatus;
  dateFrom: string;
  price: { source: string; units: readonly { date: string }[] } | null;
};

/**
 * The day to which the policy of a line counts: while a supplier has not agreed to other dates, the first one of the
 * price that stands.
 */
export function policyDayOf({ status, dateFrom, price }: Agreed): string {
  if (status !== "AM" || price?.source !== "rate") return dateFrom;
  return price.units[0]?.date ?? dateFrom;
}

const live = new Set<FileStatus>(["Requested", "Processing", "Mixed", "Confirmed", "Finalised"]);

/** Whether an agency may cancel a file itself: a booking whose trip has not begun. */
export function isCancellable(
  file: { kind: "quote" | "booking"; status: FileStatus; travelDate: string },
  today: string,
): boolean {
  return file.kind === "booking" && live.has(file.status) && file.travelDate >= today;
}

/** Minutes of the clock on the wall from now to the beginning of a day in a time zone; negative afterwards. */
export function minutesUntil(day: string, timezone: string, now: Date): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(wallClock(timezone, now))) / 60_000);
}

/** What the clock on the wall shows, written as if it were UTC, so that it can be reckoned with. */
function wallClock(timezone: string, now: Date): string {
  const format = dateFormatter("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "short" });
  return `${format.format(now).replace(" ", "T")}:00Z`;
}

/** Date and hhmm that the clock on the wall of a time zone shows so many minutes from now. */
export function wallClockIn(minutes: number, timezone: string, now: Date): { date: string; time: string } {
  const shown = new Date(Date.parse(wallClock(timezone, now)) + minutes * 60_000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16).replace(":", "") };
}

/** Whether a file is cancelled, or about to be. */
export function isCancelled(status: FileStatus): boolean {
  return status === "Cancellation" || status === "Cancelled";
}
