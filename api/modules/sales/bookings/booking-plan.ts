import type { Tx } from "#api/db/client.ts";
import {
  arePricesOld,
  isSettled,
  isBooked,
  startOfLine,
  submitHindrances,
  type LineStart,
  type SubmitHindrance,
} from "#api/domain/files/submit-file.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import { stockNeedOf, type StockWant } from "#api/domain/stock/plan-stock.ts";
import { todayIn } from "#api/domain/today.ts";
import {
  renewPrices,
  type PlannedLine,
  type RenewedPrices,
} from "#api/modules/sales/bookings/renewed-prices.ts";
import { askForSeats, isShort, type TourSeats } from "#api/modules/sales/bookings/tour-seats.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";

/** What requesting a file would do: which lines are booked, at which prices, and what stands in the way. */
export type BookingPlan = {
  hindrances: SubmitHindrance[];
  /** All lines of the file, at the prices that would be booked. */
  lines: PlannedLine[];
  booked: PlannedLine[];
  /** Prices are older than they stay good for: what today's rates make of them. */
  renewed: RenewedPrices | null;
  /** The sum of what would be booked at the prices that are written, net. */
  beforeNetCents: number;
  /** The need of stock of what is not secured yet. */
  wants: StockWant[];
  /** The need of seats on tours. */
  tours: TourSeats;
  today: string;
};

/** `terms` and `lead` are what the person who requests has ticked and typed, or would have to. */
export async function planBooking(
  tx: Tx,
  submission: Submission,
  typed: { termsTicked: boolean; leadNamed: boolean },
  now: Date,
): Promise<BookingPlan> {
  const { file, brand, offer, rooms } = submission;
  const accepted = typeof offer?.acceptedNo === "number";
  const taken = new Set(accepted ? offer.acceptedOptions : []);
  const bookedOf = <Line extends PlannedLine>(lines: readonly Line[]) =>
    lines.filter((line) => isBooked(submitted(line), taken));
  const written = bookedOf(submission.lines);
  const oldest = oldestOf(written.filter((line) => !isSecured(line)));
  const renewed = !accepted && arePricesOld(oldest, now) ? await renewPrices(tx, submission, now) : null;
  const lines: PlannedLine[] = renewed?.lines ?? submission.lines;
  const booked = bookedOf(lines);
  const today = todayIn(brand.timezone, now);
  const facts = { ...file, ...typed, lines: lines.map(submitted) };
  // A price that is open is asked for in any case, and must not take the place of one that is not.
  const settled = booked.filter((line) => !isSecured(line) && !isPriceOpen(line, renewed));
  const open = {
    lines: booked.filter((line) => !isSecured(line)),
    withoutPrice: renewed?.open ?? none,
    today,
  };
  const tours = await askForSeats(tx, submission, open);
  const hindrances = submitHindrances(facts, taken, today);
  return {
    hindrances: isShort(tours) ? [...hindrances, "tour_seats"] : hindrances,
    tours,
    lines,
    booked,
    renewed,
    beforeNetCents: sumOf(written).net_cents,
    wants: settled.flatMap((line) => wantOf(line, rooms.length)),
    today,
  };
}

const none: ReadonlySet<number> = new Set();

function submitted(line: PlannedLine) {
  return { ...line, hasPrice: line.price !== null };
}

function isSecured({ status }: PlannedLine): boolean {
  return startOfLine({ status, priceStatus: "priced" }, { status: "request", reason: "supplier" }) === "kept";
}

function oldestOf(lines: readonly PlannedLine[]): Date | null {
  const moments = lines.flatMap(({ price }) => (price ? [price.computedAt.getTime()] : []));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** What a line needs of our stock; nothing where it is no option of a supplier. */
export function wantOf(line: PlannedLine, roomCount: number): StockWant[] {
  const { option, optionId } = line;
  if (!option || optionId === null) return [];
  const pricedDates = line.price?.units.map(({ date }) => date) ?? [];
  return [
    {
      lineId: line.id,
      optionId,
      otherwise: option.availabilityDefault,
      ...stockNeedOf({ ...line, chargeBasis: option.chargeBasis, pricedDates }, roomCount),
    },
  ];
}

function isPriceOpen({ id, priceStatus }: PlannedLine, renewed: RenewedPrices | null): boolean {
  return !isSettled(priceStatus) || renewed?.open.has(id) === true;
}

/**
 * What a booked line becomes, by the answers of the stock. Services that we never bought before are asked for; seats on
 * tours are ours to give.
 */
export function startFor(
  line: PlannedLine,
  answers: ReadonlyMap<number, StockAnswer>,
  { renewed, tours }: Pick<BookingPlan, "renewed" | "tours">,
): { start: LineStart | "kept"; reason: StartReason } {
  const open = isPriceOpen(line, renewed);
  const answer = line.departureId === null ? (answers.get(line.id) ?? bySupplier) : fromSeats;
  const start = startOfLine(
    { status: line.status, priceStatus: open ? "on_request" : line.priceStatus },
    answer,
  );
  if (start === "kept") return { start, reason: "secured" };
  if (open) return { start, reason: "price_open" };
  if (line.departureId !== null) return { start, reason: tours.sold ? "seats_sold" : "seats_held" };
  return { start, reason: answer.reason };
}

type StartReason = StockAnswer["reason"] | "seats_held" | "seats_sold" | "price_open" | "secured";
const bySupplier: StockAnswer = { status: "request", reason: "supplier" };
const fromSeats: StockAnswer = { status: "instant", reason: "stock" };

/** Sums of what is booked. Integer cents. */
export function totalsOfBooking({ booked, renewed }: Pick<BookingPlan, "booked" | "renewed">) {
  const total = sumOf(booked);
  const more = renewed?.newRounding;
  if (!more) return total;
  return {
    sell_cents: total.sell_cents + more.sell,
    commission_cents: total.commission_cents + more.commission,
    net_cents: total.net_cents + more.net,
    gst_cents: total.gst_cents + more.gst,
  };
}

function sumOf(lines: readonly PlannedLine[]) {
  const total = { sell_cents: 0, commission_cents: 0, net_cents: 0, gst_cents: 0 };
  for (const { price } of lines) {
    total.sell_cents += price?.sellCents ?? 0;
    total.commission_cents += price?.commissionCents ?? 0;
    total.net_cents += price?.netCents ?? 0;
    total.gst_cents += price?.gstCents ?? 0;
  }
  return total;
}
