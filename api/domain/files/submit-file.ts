import { isEnded } from "#api/domain/files/ended-line.ts";
import type { FileStatus, LineStatus } from "#contract/primitives.ts";

/** Prices stay good for so long without an accepted version (domain 3.2). */
const priceLifeHours = 48;

/** A file that is to become a booking, as far as that depends on it. */
export type SubmittedFile = {
  kind: "quote" | "booking";
  status: FileStatus;
  leadNamed: boolean;
  termsTicked: boolean;
  travelDate: string;
  lines: readonly SubmittedLine[];
};

export type SubmittedLine = {
  uid: string;
  kind: "included" | "optional" | "own_arrangement" | "note";
  costed: boolean;
  status: LineStatus;
  hasPrice: boolean;
};

export type SubmitHindrance =
  | "not_a_quote"
  | "expired"
  | "travel_date_past"
  | "nothing_costed"
  /** A tour in it is not sold any more, or is short of seats for the party. */
  | "tour_seats"
  | "lead_name"
  | "terms";

/**
 * Whether a line is booked when its file is submitted: what is included and has a price, and the options that the client
 * took. Notes, own arrangements, services without a price and those that are cancelled stay as they are.
 */
export function isBooked(line: SubmittedLine, takenOptions: ReadonlySet<string>): boolean {
  if (!line.hasPrice || isEnded(line)) return false;
  if (line.kind === "included") return line.costed;
  return line.kind === "optional" && takenOptions.has(line.uid);
}

/** Everything that keeps a file from being submitted at this moment; empty when nothing does. */
export function submitHindrances(
  file: SubmittedFile,
  takenOptions: ReadonlySet<string>,
  today: string,
): SubmitHindrance[] {
  const found: SubmitHindrance[] = [];
  if (file.status === "Expired") found.push("expired");
  else if (file.kind !== "quote" || file.status !== "Quote") found.push("not_a_quote");
  if (file.travelDate < today) found.push("travel_date_past");
  if (!file.lines.some((line) => isBooked(line, takenOptions))) found.push("nothing_costed");
  if (!file.leadNamed) found.push("lead_name");
  if (!file.termsTicked) found.push("terms");
  return found;
}

/** Whether prices, of which the oldest is of that moment, must be looked up afresh before anybody books by them. */
export function arePricesOld(oldest: Date | null, now: Date): boolean {
  return oldest !== null && now.getTime() - oldest.getTime() > priceLifeHours * 3_600_000;
}

/** How a booked line begins its life: held from our stock, sold freely, or to be asked for. */
export type LineStart = { status: "AL"; takes: "stock" | "nothing" } | { status: "OR"; asks: true };

export type PriceStatus = "priced" | "estimate" | "no_rate" | "on_request" | "manual" | "locked";

/** Whether a price is known for good; one that is not is asked for, whatever the stock has. */
export function isSettled(priceStatus: PriceStatus): boolean {
  return priceStatus !== "estimate" && priceStatus !== "on_request" && priceStatus !== "no_rate";
}

type Availability = { status: "instant" | "request"; reason: string };

/**
 * What a booked line becomes. A price that is not settled yet (an estimate, an extra on request) is never sold at once,
 * whatever the stock; a line that is secured already stays so and takes nothing more.
 */
export function startOfLine(
  line: { status: LineStatus; priceStatus: PriceStatus },
  availability: Availability,
): LineStart | "kept" {
  if (line.status === "AL" || line.status === "OK" || line.status === "AM") return "kept";
  if (line.status === "RQ" || line.status === "WL") return "kept";
  if (!isSettled(line.priceStatus) || availability.status === "request") return { status: "OR", asks: true };
  return { status: "AL", takes: availability.reason === "stock" ? "stock" : "nothing" };
}
