import type { Tx } from "#api/db/client.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import {
  lineToCome,
  liveLines,
  partyOf,
  standingLines,
  type ChangePlan,
  type FullWish,
  type MovedLine,
  type NewService,
  type StoredTrip,
} from "#api/modules/sales/booking-changes/change-parts.ts";
import { planAmended, planRemoved } from "#api/modules/sales/booking-changes/plan-lines.ts";
import { newServices } from "#api/modules/sales/booking-changes/new-services.ts";
import { movedLines } from "#api/modules/sales/booking-changes/moved-lines.ts";
import { priceChange } from "#api/modules/sales/booking-changes/price-change.ts";
import { proposalOf } from "#api/modules/sales/booking-changes/proposal-of.ts";
import { wishedParty } from "#api/modules/sales/booking-changes/wished-party.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import type { ChangeProblem } from "#contract/sales/bookings/change-wish.ts";

export type PlannedChange = { plan: ChangePlan | null; problems: ChangeProblem[] };

/** Works out what a wish would do and cost at this moment, or what keeps it from being carried out. */
export async function planChange(
  tx: Tx,
  submission: Submission,
  wish: FullWish,
  now: Date,
): Promise<PlannedChange> {
  const { file, brand } = submission;
  const today = todayIn(brand.timezone, now);
  const travelDate = wish.travel_date ?? file.travelDate;
  const { dateTo: endDate } = shiftedBy(
    { dateFrom: file.endDate, dateTo: file.endDate },
    file.travelDate,
    travelDate,
  );
  const wanted = await wishedParty(tx, submission, wish, travelDate);
  const live = liveLines(submission);
  const changesAll = travelDate !== file.travelDate || (wanted !== null && typeof wanted !== "string");
  const moves = movedLines(live, wish, { travelDate, endDate });
  const moved = typeof moves === "string" ? [] : moves;
  const stored = changesAll || brings(wish) || moved.length > 0 ? await readStored(tx, file.id) : null;
  const standing = standingLines(submission);
  const fresh = stored
    ? await newServices(tx, submission, wish, { ...stored, standing, travelDate, endDate })
    : [];
  const taken = new Set([...wish.remove, ...wish.swap.map(({ line }) => line)]);
  const leaving = standing.filter(({ uid }) => taken.has(uid));
  const kept = live.filter(({ uid }) => !taken.has(uid));
  const party = typeof wanted === "string" ? null : wanted;
  const comes = typeof fresh === "string" ? [] : fresh;
  const problems = new Set<ChangeProblem>();
  if (travelDate < today) problems.add("travel_date_past");
  for (const one of [wanted, fresh, moves]) if (typeof one === "string") problems.add(one);
  if (kept.length + comes.length === 0) problems.add("nothing_left");
  // Seats on a departure have its dates, and are held for the party that asked for them.
  if (live.some(({ uid, departureId }) => departureId !== null && (changesAll || taken.has(uid))))
    problems.add("tour_seats");
  if (!changesAll && leaving.length + comes.length + moved.length === 0 && problems.size === 0)
    problems.add("nothing_changed");
  if (problems.size > 0) return { plan: null, problems: [...problems] };
  const removed = await planRemoved(tx, submission, leaving, now);
  const byItself = new Map(moved.map((one) => [one.id, one]));
  const touched = changesAll ? kept : kept.filter(({ id }) => byItself.has(id));
  const people = submission.people.length;
  const change = {
    ...{ touched, moved: byItself, isWhole: changesAll },
    ...{ comes, people, party: party ?? partyOf(submission), travelDate, now },
  };
  const prices = stored && touched.length + comes.length > 0 ? await priceChange(tx, stored, change) : null;
  // Only what has a price comes in.
  if (prices?.without.some(({ id }) => comes.some((one) => one.id === id)))
    return { plan: null, problems: ["service_unavailable"] };
  // Too few of them for the party: that is no price to be named.
  const counted = new Set(moved.flatMap(({ id, askedQty }) => (askedQty ? [id] : [])));
  if (prices?.without.some(({ id }) => counted.has(id))) return { plan: null, problems: ["units_too_few"] };
  const ahead = aheadOf(submission, { touched, byItself, comes, travelDate, now });
  const amended = await planAmended(tx, { submission, ahead, removed, prices, party, today });
  const parts = { travelDate, endDate, party, removed, amended, moved, prices };
  return { plan: { ...parts, proposal: proposalOf(submission, parts, wish) }, problems: [] };
}

function brings({ swap, add }: FullWish): boolean {
  return swap.length + add.length > 0;
}

/** The booking as pricing reads it. */
async function readStored(tx: Tx, fileId: number): Promise<StoredTrip> {
  return { file: await readQuoteFile(tx, fileId), rows: await readFileLines(tx, fileId) };
}

type Ahead = {
  touched: readonly SubmissionLine[];
  byItself: ReadonlyMap<number, MovedLine>;
  comes: readonly NewService[];
  travelDate: string;
  now: Date;
};

/** What is to be amended, on the days on which it is to be: its own, those of the trip, or those that were asked for. */
function aheadOf({ file }: Submission, { touched, byItself, comes, travelDate, now }: Ahead) {
  return [
    ...touched.map((line) => ({
      line,
      comes: null,
      dates:
        byItself.get(line.id) ??
        shiftedBy({ dateFrom: line.dateFrom, dateTo: line.dateTo }, file.travelDate, travelDate),
    })),
    ...comes.map((one) => ({ line: lineToCome(one, now), comes: one, dates: one.asked })),
  ];
}
