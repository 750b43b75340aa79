import type { Tx } from "#api/db/client.ts";
import {
  isBooked,
  priceLifeHours,
  startOfLine,
  submitHindrances,
  type LineStart,
  type SubmitHindrance,
} from "#api/domain/files/submit-file.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import { stockNeedOf, type StockWant } from "#api/domain/stock/plan-stock.ts";
import { todayIn } from "#api/domain/today.ts";
import { freshPrices, type FreshPrices } from "#api/modules/bookings/fresh-prices.ts";
import type { Submission, SubmissionLine } from "#api/modules/bookings/submission.ts";

/** What requesting a file would do: which lines are booked, at which prices, and what stands in the way. */
export type BookingPlan = {
  hindrances: SubmitHindrance[];
  booked: SubmissionLine[];
  /** Prices are older than they stay good for. */
  renewed: boolean;
  fresh: FreshPrices;
  /** The need of stock of what is not secured yet. */
  wants: StockWant[];
  today: string;
};

/** `terms` and `lead` are what the person who requests has ticked and typed, or would have to. */
export async function planBooking(
  tx: Tx,
  submission: Submission,
  typed: { termsTicked: boolean; leadNamed: boolean },
  now: Date,
): Promise<BookingPlan> {
  const { file, brand, offer, lines, rooms } = submission;
  const taken = new Set(offer?.acceptedNo ? offer.acceptedOptions : []);
  const submitted = (line: SubmissionLine) => ({ ...line, hasPrice: line.price !== null });
  const booked = lines.filter((line) => isBooked(submitted(line), taken));
  const open = booked.filter((line) => !isSecured(line));
  const today = todayIn(brand.timezone, now);
  const hindrances = submitHindrances(
    {
      ...file,
      ...typed,
      accepted: typeof offer?.acceptedNo === "number",
      oldestPriceAt: oldestOf(open),
      lines: lines.map(submitted),
    },
    taken,
    { now, today },
  );
  const renewed = hindrances.includes("prices_old");
  const old = renewed ? open.filter(({ price }) => isOld(price, now)) : [];
  const fresh = await freshPrices(tx, submission, old);
  // A price that is open is asked for in any case, and must not take the place of one that is not.
  const settled = open.filter((line) => !isPriceOpen(line) && fresh.get(line.id) !== null);
  return {
    hindrances: hindrances.filter((one) => one !== "prices_old"),
    booked,
    renewed,
    fresh,
    wants: settled.flatMap((line) => wantOf(line, rooms.length)),
    today,
  };
}

function isSecured({ status }: SubmissionLine): boolean {
  return startOfLine({ status, priceStatus: "priced" }, { status: "request", reason: "supplier" }) === "kept";
}

function oldestOf(lines: readonly SubmissionLine[]): Date | null {
  const moments = lines.flatMap(({ price }) => (price ? [price.computedAt.getTime()] : []));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

function isOld(price: SubmissionLine["price"], now: Date): boolean {
  return price !== null && now.getTime() - price.computedAt.getTime() > priceLifeHours * 3_600_000;
}

function wantOf(line: SubmissionLine, roomCount: number): StockWant[] {
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

function isPriceOpen({ priceStatus }: Pick<SubmissionLine, "priceStatus">): boolean {
  return priceStatus === "estimate" || priceStatus === "on_request" || priceStatus === "no_rate";
}

/** What a booked line becomes, by the answers of the stock. Services that we never bought before are asked for. */
export function startFor(
  line: SubmissionLine,
  answers: ReadonlyMap<number, StockAnswer>,
  fresh: FreshPrices,
): { start: LineStart | "kept"; reason: StockAnswer["reason"] | "price_open" | "secured" } {
  const open = isPriceOpen(line) || fresh.get(line.id) === null;
  const answer = answers.get(line.id) ?? { status: "request" as const, reason: "supplier" as const };
  const start = startOfLine(
    { status: line.status, priceStatus: open ? "on_request" : line.priceStatus },
    answer,
  );
  if (start === "kept") return { start, reason: "secured" };
  return { start, reason: open ? "price_open" : answer.reason };
}

/** Amounts of a line as it would be booked, in integer cents. */
export function amountsOf(line: SubmissionLine, fresh: FreshPrices) {
  const now = fresh.get(line.id);
  if (now)
    return {
      sell_cents: now.sell,
      commission_cents: now.commission,
      net_cents: now.net,
      gst_cents: now.gst.net,
    };
  return {
    sell_cents: line.price?.sellCents ?? 0,
    commission_cents: line.price?.commissionCents ?? 0,
    net_cents: line.price?.netCents ?? 0,
    gst_cents: line.price?.gstCents ?? 0,
  };
}

/** Sums of what is booked. Integer cents. */
export function totalsOfBooking({ booked, fresh }: Pick<BookingPlan, "booked" | "fresh">) {
  const total = { sell_cents: 0, commission_cents: 0, net_cents: 0, gst_cents: 0 };
  for (const line of booked) {
    const amounts = amountsOf(line, fresh);
    total.sell_cents += amounts.sell_cents;
    total.commission_cents += amounts.commission_cents;
    total.net_cents += amounts.net_cents;
    total.gst_cents += amounts.gst_cents;
  }
  return total;
}
