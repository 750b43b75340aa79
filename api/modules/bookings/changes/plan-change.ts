import type { Tx } from "#api/db/client.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import type { Amounts } from "#api/domain/files/change-proposal.ts";
import { stepOfAmended, stepOfRemoved } from "#api/domain/files/change-line.ts";
import { roomsTextOf, seatParty, withoutLeaving, type Party } from "#api/domain/files/change-party.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import { stockNeedOf, type StockWant } from "#api/domain/stock/plan-stock.ts";
import { todayIn } from "#api/domain/today.ts";
import { planCancellation } from "#api/modules/bookings/cancellation.ts";
import {
  beforeOf,
  liveLines,
  partyOf,
  type AmendedLine,
  type ChangePlan,
  type RemovedLine,
} from "#api/modules/bookings/changes/change-parts.ts";
import { priceChange } from "#api/modules/bookings/changes/price-change.ts";
import { proposalOf } from "#api/modules/bookings/changes/proposal-of.ts";
import type { Submission, SubmissionLine } from "#api/modules/bookings/submission.ts";
import { readNumbers } from "#api/modules/packages/slots.ts";
import type { PricePlan, RepricedLine } from "#api/modules/quotes/plan-prices.ts";
import { askStock } from "#api/modules/stock/hold-stock.ts";
import type { ChangeProblem, ChangeWish } from "#contract/bookings/change.ts";
import { readRooms } from "#contract/products/party-rooms.ts";

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
  const wantedParty = await newParty(tx, submission, wish, travelDate);
  const live = liveLines(submission);
  const taken = new Set(wish.remove);
  const kept = live.filter(({ uid }) => !taken.has(uid));
  const moves = travelDate !== file.travelDate;
  const problems: ChangeProblem[] = [];
  if (travelDate < today) problems.push("travel_date_past");
  if (typeof wantedParty === "string") problems.push(wantedParty);
  if (kept.length === 0) problems.push("nothing_left");
  const party = typeof wantedParty === "string" ? null : wantedParty;
  const changesAll = moves || party !== null;
  // Seats on a departure have its dates, and are held for the party that asked for them.
  if (live.some(({ uid, departureId }) => departureId !== null && (changesAll || taken.has(uid))))
    problems.push("tour_seats");
  if (!changesAll && kept.length === live.length && problems.length === 0) problems.push("nothing_changed");
  if (problems.length > 0) return { plan: null, problems };
  const removed = await planRemoved(
    tx,
    submission,
    live.filter(({ uid }) => taken.has(uid)),
    now,
  );
  const touched = changesAll ? kept : [];
  const prices =
    touched.length > 0
      ? await priceChange(tx, {
          fileId: file.id,
          touched,
          people: submission.people.length,
          party: party ?? partyOf(submission),
          travelDate,
          now,
        })
      : null;
  const amended = await planAmended(tx, { submission, touched, removed, prices, party, travelDate, today });
  const { dateTo: endDate } = shiftedBy(
    { dateFrom: file.endDate, dateTo: file.endDate },
    file.travelDate,
    travelDate,
  );
  const parts = { travelDate, endDate, party, removed, amended, prices };
  return { plan: { ...parts, proposal: proposalOf(submission, parts, wish) }, problems };
}

/** Null where nobody comes, goes or changes rooms; a problem where the wish cannot be. */
async function newParty(
  tx: Tx,
  submission: Submission,
  wish: ChangeWish,
  on: string,
): Promise<Party | ChangeProblem | null> {
  const { file } = submission;
  const now = partyOf(submission);
  const leaving = new Set(wish.leaving);
  const staying = withoutLeaving(now, leaving);
  const rooms = wish.rooms === roomsTextOf(now, file.travelDate) ? undefined : wish.rooms;
  if (staying.travellers.length === 0 && rooms === undefined) return "nobody_left";
  if (rooms === undefined) return staying.travellers.length < now.travellers.length ? staying : null;
  const wanted = readRooms(rooms);
  if (!wanted) return "party_unknown";
  const numberOf = await readNumbers(tx);
  const ages = {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  };
  return seatParty(staying, wanted, { ages, on }) ?? "places_missing";
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
  touched: readonly SubmissionLine[];
  removed: readonly RemovedLine[];
  prices: PricePlan | null;
  party: Party | null;
  travelDate: string;
  today: string;
};

async function planAmended(tx: Tx, parts: Amending): Promise<AmendedLine[]> {
  const { submission, touched, removed, prices, party, travelDate, today } = parts;
  const { file } = submission;
  const pricedOf = new Map(prices?.priced.map((one) => [one.line.id, one]));
  const rooms = party?.rooms ?? submission.rooms;
  const planned = touched.map((line) => {
    const priced = pricedOf.get(line.id) ?? null;
    const onRequest = priced?.found.priced.extra_on_request === true;
    const hasSupplier = line.supplierId !== null;
    return {
      line,
      ...shiftedDates(line, file.travelDate, travelDate),
      priced,
      priceOpen: hasSupplier && (priced === null || onRequest),
      after: priced ? amountsOf(priced) : beforeOf(line),
      want: priced ? wantOf(line, priced, rooms.length, countOf(party, submission)) : null,
      hasSupplier,
    };
  });
  const back = [...removed.map(({ line }) => line.id), ...touched.map(({ id }) => id)];
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

function shiftedDates(line: SubmissionLine, from: string, to: string) {
  const { dateFrom, dateTo } = shiftedBy(line, from, to);
  return { dateFrom, dateTo };
}

/** How many adults, children and infants take part in what everyone takes part in. */
export function countOf(party: Party | null, { people }: Submission) {
  const travellers = party?.travellers ?? people;
  const count = (type: "A" | "C" | "I") => travellers.filter((one) => one.type === type).length;
  return { adults: count("A"), children: count("C"), infants: count("I") };
}

function wantOf(
  line: SubmissionLine,
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
