import { stepOfLine, type LineActor, type LineFacts } from "#api/domain/files/line-transitions.ts";
import { isSettled, type LineStart, type PriceStatus } from "#api/domain/files/submit-file.ts";
import type { LineStatus, RoomCode } from "#contract/primitives.ts";

/** An answer of the stock is given again for so long (domain 3.1). */
export const answerLifeMinutes = 10;

export type CheckedStatus = "AV" | "OR";

/**
 * What a line becomes when its availability is checked, by how it would begin if it were booked at this moment; null
 * where the line cannot be checked, because it is asked for, secured or gone.
 */
export function checkedStatus(
  line: { status: LineStatus },
  start: LineStart | "kept",
  actor: LineActor,
  facts: LineFacts,
): CheckedStatus | null {
  if (start === "kept" || !stepOfLine("check_availability", line.status, actor, facts).ok) return null;
  return start.status === "AL" ? "AV" : "OR";
}

/** A line as far as the answer of the stock depends on it. */
export type CheckedLine = {
  optionId: number | null;
  departureId: number | null;
  dateFrom: string;
  dateTo: string;
  qty: number;
  adults: number;
  children: number;
  infants: number;
  priceStatus: PriceStatus;
  price: { units: readonly { date: string }[] } | null;
};

/**
 * What the stock was asked for, in one text: the same for as long as option or departure, dates, party, rooms and the
 * days of the price stay the same, and another one after any change of them. Names, prices and clock times are not in it.
 */
export function questionOf(line: CheckedLine, rooms: readonly RoomCode[]): string {
  const { optionId, departureId, dateFrom, dateTo, qty, adults, children, infants, priceStatus, price } =
    line;
  const days = [...new Set(price?.units.map(({ date }) => date))].toSorted();
  return JSON.stringify([
    optionId === null ? { departureId } : { optionId },
    [dateFrom, dateTo, ...days],
    [qty, adults, children, infants],
    rooms.toSorted(),
    // A price that is not settled is asked for, whatever the stock has.
    !isSettled(priceStatus),
  ]);
}

/** Whether an answer is recent enough to be given again. */
export function isRecent(checkedAt: Date, now: Date): boolean {
  return now.getTime() - checkedAt.getTime() < answerLifeMinutes * 60_000;
}

export function isChecked(status: LineStatus): status is CheckedStatus {
  return status === "AV" || status === "OR";
}
