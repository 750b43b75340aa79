import type { Tx } from "#api/db/client.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import type { Amounts } from "#api/domain/files/change-proposal.ts";
import { keepsPrice, stepOfAmended, stepOfRemoved } from "#api/domain/files/change-line.ts";
import type { Party } from "#api/domain/files/change-party.ts";
import { countTypes } from "#api/domain/files/file-party.ts";
import { stockNeedOf, type StockWant } from "#api/domain/stock/plan-stock.ts";
import { planCancellation } from "#api/modules/sales/bookings/cancellation.ts";
import {
  beforeOf,
  type AmendedLine,
  type ChangedLine,
  type RemovedLine,
} from "#api/modules/sales/booking-changes/change-parts.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import type { PricePlan, RepricedLine } from "#api/modules/sales/prices/plan-prices.ts";
import { askStock } from "#api/modules/files/stock/hold-stock.ts";

/** What becomes of lines that are taken out, and what that costs. */
export async function planRemoved(
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

/** What becomes of lines whose dates or travellers change, and of those that come in, as the stock stands now. */
export async function planAmended(tx: Tx, parts: Amending): Promise<AmendedLine[]> {
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
  const wants = planned.flatMap(({ want, priceOpen }) => (want && !priceOpen ? [want] : []));
  const touched = [...removed, ...planned.filter(({ comes }) => comes === null)].map(({ line }) => line.id);
  const keeping = new Set<number>();
  for (;;) {
    const back = touched.filter((id) => !keeping.has(id));
    const answers = await askStock(tx, wants, { agencyId: file.agencyId, today }, back);
    const amended = planned.flatMap(({ hasSupplier, ...one }) => {
      const facts = { ...one, status: one.line.status, hasSupplier };
      const step = stepOfAmended(facts, answerFor(answers, one.line));
      return step ? [{ ...one, step }] : [];
    });
    // Nobody else may count on what a line keeps until its supplier answers, so the stock is asked again without it.
    const waiting = amended.filter(({ step, line }) => keepsPrice(step) && !keeping.has(line.id));
    if (waiting.length === 0) return amended;
    for (const { line } of waiting) keeping.add(line.id);
  }
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
