import type { Tx } from "#api/db/client.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import type { Amounts } from "#api/domain/files/change-proposal.ts";
import { stepOfAmended, stepOfRemoved } from "#api/domain/files/change-line.ts";
import type { Party } from "#api/domain/files/change-party.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import { countTypes } from "#api/domain/quotes/file-party.ts";
import { stockNeedOf, type StockWant } from "#api/domain/stock/plan-stock.ts";
import { todayIn } from "#api/domain/today.ts";
import { planCancellation } from "#api/modules/bookings/cancellation.ts";
import {
  beforeOf,
  lineToCome,
  liveLines,
  partyOf,
  type AmendedLine,
  type ChangedLine,
  type ChangePlan,
  type RemovedLine,
} from "#api/modules/bookings/changes/change-parts.ts";
import { newServices } from "#api/modules/bookings/changes/new-services.ts";
import { priceChange } from "#api/modules/bookings/changes/price-change.ts";
import { proposalOf } from "#api/modules/bookings/changes/proposal-of.ts";
import { wishedParty } from "#api/modules/bookings/changes/wished-party.ts";
import type { Submission, SubmissionLine } from "#api/modules/bookings/submission.ts";
import type { PricePlan, RepricedLine } from "#api/modules/quotes/plan-prices.ts";
import { askStock } from "#api/modules/stock/hold-stock.ts";
import type { ChangeProblem, ChangeWish } from "#contract/bookings/change-wish.ts";

export type PlannedChange = { plan: ChangePlan | null; problems: ChangeProblem[] };

/** Works out what a wish would do and cost at this moment, or what keeps it from being carried out. */
export async function planChange(
  tx: Tx,
  submission: Submission,
  wish: ChangeWish,
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
  const fresh = await newServices(tx, submission, wish, { live, travelDate, endDate });
  const taken = new Set([...wish.remove, ...wish.swap.map(({ line }) => line)]);
  const kept = live.filter(({ uid }) => !taken.has(uid));
  const party = typeof wanted === "string" ? null : wanted;
  const comes = typeof fresh === "string" ? [] : fresh;
  const changesAll = travelDate !== file.travelDate || party !== null;
  const problems = new Set<ChangeProblem>();
  if (travelDate < today) problems.add("travel_date_past");
  for (const one of [wanted, fresh]) if (typeof one === "string") problems.add(one);
  if (kept.length + comes.length === 0) problems.add("nothing_left");
  // Seats on a departure have its dates, and are held for the party that asked for them.
  if (live.some(({ uid, departureId }) => departureId !== null && (changesAll || taken.has(uid))))
    problems.add("tour_seats");
  if (!changesAll && kept.length === live.length && comes.length === 0 && problems.size === 0)
    problems.add("nothing_changed");
  if (problems.size > 0) return { plan: null, problems: [...problems] };
  const removed = await planRemoved(
    tx,
    submission,
    live.filter(({ uid }) => taken.has(uid)),
    now,
  );
  const touched = changesAll ? kept : [];
  const change = { fileId: file.id, touched, comes, people: submission.people.length, travelDate, now };
  const prices =
    touched.length + comes.length > 0
      ? await priceChange(tx, { ...change, party: party ?? partyOf(submission) })
      : null;
  // Only what has a price comes in.
  if (prices?.without.some(({ id }) => comes.some((one) => one.id === id)))
    return { plan: null, problems: ["service_unavailable"] };
  const ahead = [
    ...touched.map((line) => ({
      line,
      comes: null,
      dates: shiftedBy({ dateFrom: line.dateFrom, dateTo: line.dateTo }, file.travelDate, travelDate),
    })),
    ...comes.map((one) => ({ line: lineToCome(one, now), comes: one, dates: one.asked })),
  ];
  const amended = await planAmended(tx, { submission, ahead, removed, prices, party, today });
  const parts = { travelDate, endDate, party, removed, amended, prices };
  return { plan: { ...parts, proposal: proposalOf(submission, parts, wish) }, problems: [] };
}

async function planRemoved(
  tx: Tx,
  submission: Submission,
  lines: readonly SubmissionLine[],
  now: Date,
): Promise<RemovedLine[]> {
  if (lines.length === 0) return [];
  const plan = await planCancellation(tx, { ...submission, lines: [...lines] }, now);
  return plan.flatMap((cancellation) => {
    const step = stepOfRemoved(cancellation.line);
    return step ? [{ line: cancellation.line, step, cancellation }] : [];
  });
}

type Amending = {
  submission: Submission;
  ahead: readonly (Pick<AmendedLine, "line" | "comes"> & { dates: { dateFrom: string; dateTo: string } })[];
  removed: readonly RemovedLine[];
  prices: PricePlan | null;
  party: Party | null;
  today: string;
};

async function planAmended(tx: Tx, parts: Amending): Promise<AmendedLine[]> {
  const { submission, ahead, removed, prices, party, today } = parts;
  const { file } = submission;
  const pricedOf = new Map(prices?.priced.map((one) => [one.line.id, one]));
  const rooms = party?.rooms ?? submission.rooms;
  const planned = ahead.map(({ line, comes, dates: { dateFrom, dateTo } }) => {
    const priced = pricedOf.get(line.id) ?? null;
    const onRequest = priced?.found.priced.extra_on_request === true;
    const hasSupplier = line.supplierId !== null;
    return {
      line,
      comes,
      dateFrom,
      dateTo,
      priced,
      priceOpen: hasSupplier && (priced === null || onRequest),
      after: priced ? amountsOf(priced) : beforeOf(line),
      want: priced ? wantOf(line, priced, rooms.length, countOf(party, submission)) : null,
      hasSupplier,
    };
  });
  const back = [...removed, ...planned.filter(({ comes }) => comes === null)].map(({ line }) => line.id);
  const wants = planned.flatMap(({ want, priceOpen }) => (want && !priceOpen ? [want] : []));
  const answers = await askStock(tx, wants, { agencyId: file.agencyId, today }, back);
  return planned.flatMap(({ hasSupplier, ...one }) => {
    const step = stepOfAmended(
      { ...one, status: one.line.status, hasSupplier },
      answerFor(answers, one.line),
    );
    return step ? [{ ...one, step }] : [];
  });
}

/** What the stock said about a line; what we never bought from it is asked of the supplier. */
export function answerFor(answers: ReadonlyMap<number, StockAnswer>, { id }: { id: number }): StockAnswer {
  return answers.get(id) ?? { status: "request", reason: "supplier" };
}

/** How many adults, children and infants take part in what everyone takes part in. */
export function countOf(party: Party | null, { people }: Submission) {
  return countTypes(party?.travellers ?? people);
}

function wantOf(
  line: ChangedLine,
  { found, qty, line: { dateFrom, dateTo } }: RepricedLine,
  roomCount: number,
  count: ReturnType<typeof countOf>,
): StockWant | null {
  const { option, optionId, id: lineId } = line;
  if (!option || optionId === null) return null;
  const pricedDates = found.priced.dates.map(({ date }) => date);
  const need = { ...count, dateFrom, dateTo, qty, chargeBasis: option.chargeBasis, pricedDates };
  return { lineId, optionId, otherwise: option.availabilityDefault, ...stockNeedOf(need, roomCount) };
}

function amountsOf({ found: { sell, commission, net, gst } }: RepricedLine): Amounts {
  return { sell, commission, net, gst };
}
