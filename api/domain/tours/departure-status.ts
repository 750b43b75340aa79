import type { DepartureStatus } from "#contract/tours/departure.ts";

export const departureStatuses = [
  ...(["planned", "open", "guaranteed", "limited", "full", "closed"] as const),
  ...(["departed", "completed", "on_hold", "cancelled"] as const),
] as const;
export type StoredDepartureStatus = (typeof departureStatuses)[number];

/** A departure as far as its status depends on it; `sold` and `held` are seats. */
export type DepartureSeats = {
  status: StoredDepartureStatus;
  capacity: number;
  sold: number;
  held: number;
  minToRun: number;
  /** Last day on which seats are sold, `YYYY-MM-DD`. */
  closeOn: string;
};

/** So few seats are worth saying. */
const fewSeats = 6;

const selling = new Set<StoredDepartureStatus>(["open", "guaranteed", "limited", "full"]);

/** Seats that nobody holds; never below 0. */
export function seatsLeft({ capacity, sold, held }: Pick<DepartureSeats, "capacity" | "sold" | "held">) {
  return Math.max(0, capacity - sold - held);
}

/** Enough are sold for it to run whatever comes. */
export function isGuaranteed({ sold, minToRun }: Pick<DepartureSeats, "sold" | "minToRun">): boolean {
  return sold >= minToRun;
}

/** What a departure becomes when its seats change; what people decided (closed, cancelled, on hold) stays. */
export function statusBySeats(departure: Omit<DepartureSeats, "closeOn">): StoredDepartureStatus {
  if (!selling.has(departure.status)) return departure.status;
  const left = seatsLeft(departure);
  if (left === 0) return "full";
  if (left <= fewSeats) return "limited";
  return isGuaranteed(departure) ? "guaranteed" : "open";
}

/** The status on a day, with the clock in it: after its last day of sale it is closed, whoever writes that down when. */
export function statusOn(departure: DepartureSeats, today: string): StoredDepartureStatus {
  const status = statusBySeats(departure);
  return selling.has(status) && today > departure.closeOn ? "closed" : status;
}

const shown: Record<StoredDepartureStatus, DepartureStatus> = {
  planned: "Planned",
  open: "Open",
  guaranteed: "Guaranteed",
  limited: "Limited",
  full: "Full",
  closed: "Closed",
  departed: "Departed",
  completed: "Completed",
  on_hold: "On Hold",
  cancelled: "Cancelled",
};

/** The status as it is shown, which decides its colour. */
export function shownStatus(status: StoredDepartureStatus): DepartureStatus {
  return shown[status];
}
