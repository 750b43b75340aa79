import type { Tx } from "#api/db/client.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import { replacementEnd } from "#api/domain/quotes/replacements.ts";
import { beginsAt, endFrom } from "#api/domain/quotes/start-times.ts";
import type { NewService, StoredTrip } from "#api/modules/sales/booking-changes/change-parts.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { findOptions } from "#api/modules/catalogue/products/search-options.ts";
import { findSimilar, offersFor, searchTerms } from "#api/modules/sales/quotes/find-replacements.ts";
import { askedFor } from "#api/modules/sales/quotes/insert-service.ts";
import { readOptions } from "#api/modules/files/client-file/option-values.ts";
import type { ChangeProblem, ChangeWish } from "#contract/sales/bookings/change-wish.ts";

/** A line that something else may come for: bought by rates, and for everyone. Seats on tours are not. */
export function isSwappable(line: SubmissionLine, people: number): boolean {
  return line.optionId !== null && line.adults + line.children + line.infants === people;
}

type Trip = StoredTrip & {
  /** What the booking is made of, and what was declined of it. */
  standing: readonly SubmissionLine[];
  travelDate: string;
  endDate: string;
};
type Wanted = Omit<NewService, "id" | "stored">;

/**
 * The services that a wish brings into a booking, in place of others and besides, on the days of the trip as it is to be;
 * only what the agency can find. In the scope of the system.
 */
export async function newServices(
  tx: Tx,
  submission: Submission,
  wish: ChangeWish,
  trip: Trip,
): Promise<NewService[] | ChangeProblem> {
  const removed = new Set(wish.remove);
  const swaps = wish.swap.filter(({ line }) => !removed.has(line));
  if (swaps.length + wish.add.length === 0) return [];
  const wanted: Wanted[] = [];
  for (const swap of swaps) {
    const one = await readSwap(tx, submission, trip, swap);
    if (typeof one === "string") return one;
    wanted.push(one);
  }
  for (const one of wish.add) {
    if (one.date_from < trip.travelDate || one.date_from > trip.endDate) return "service_outside_trip";
    const [found] = await findOptions(tx, { option: one.option }, searchTerms(trip.file), "agent");
    if (!found || !mayBegin(found.start_times, one)) return "service_unavailable";
    wanted.push({ asked: askedFor(found, one), replaces: null });
  }
  const stored = await readOptions(
    tx,
    wanted.map(({ asked }) => asked.optionCode),
  );
  const known = wanted.flatMap(({ asked, replaces }, index): NewService[] => {
    const option = stored.get(asked.optionCode);
    if (!option) return [];
    const endTime = replaces ? replacementEnd(asked, option.durationMinutes) : asked.endTime;
    return [{ id: -1 - index, asked: { ...asked, endTime }, stored: option, replaces }];
  });
  return known.length < wanted.length ? "service_unavailable" : known;
}

async function readSwap(
  tx: Tx,
  submission: Submission,
  { file, rows, standing, travelDate }: Trip,
  { line: uid, option, start_time: start }: ChangeWish["swap"][number],
): Promise<Wanted | ChangeProblem> {
  const line = standing.find((one) => one.uid === uid);
  const row = rows.find((one) => one.uid === uid);
  if (!line || !row) return "service_gone";
  if (line.departureId !== null) return "tour_seats";
  const { optionCode } = row;
  if (optionCode === null || !isSwappable(line, submission.people.length)) return "service_unavailable";
  const shifted = { ...shiftedBy(row, file.travelDate, travelDate), optionCode };
  const offers = await offersFor(tx, file, shifted, await findSimilar(tx, file, row));
  const chosen = offers.find((one) => one.option === option);
  if (!chosen || !mayBegin(chosen.startTimes, { start_time: start })) return "service_unavailable";
  const startTime = start ?? chosen.asked.startTime;
  return { asked: { ...chosen.asked, startTime, endTime: endFrom(startTime, row, null) }, replaces: line };
}

function mayBegin(startTimes: readonly string[], { start_time: start }: { start_time?: string | undefined }) {
  return start === undefined || beginsAt(startTimes, start);
}
