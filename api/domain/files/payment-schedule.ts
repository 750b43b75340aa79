import { divideRounded } from "#api/domain/rounding.ts";
import { addDays } from "#api/domain/today.ts";

/** One amount of a booking that falls due; without a day it does so once the booking is confirmed. Integer cents. */
export type DuePayment = {
  kind: "deposit" | "instalment" | "balance";
  dueOn: string | null;
  amountCents: number;
};

/** A payment as answers of the API have it. */
export function presentPayment({ kind, dueOn, amountCents }: DuePayment) {
  return { kind, due_on: dueOn, cents: amountCents };
}

export type PaymentTerms = { depositBps: number; balanceDaysBefore: number };

/** What of a booking is seats on regular tours: what they come to, and the deposits of their departures. Integer cents. */
export type TourPart = { netCents: number; depositCents: number };
type Booking = { netCents: number; tours: TourPart; travelDate: string; requestedOn: string };

/** A service as it is paid: with the deposit of one seat where it is seats of a departure. */
type SeatLine = { netCents: number; seatDepositCents: number | null; seats: number };

/** The part of regular tours in services that count; a departure asks its own deposit of everyone (domain 2.10, V8). */
export function tourPartOf(lines: readonly SeatLine[]): TourPart {
  const part: TourPart = { netCents: 0, depositCents: 0 };
  for (const { netCents, seatDepositCents, seats } of lines) {
    if (seatDepositCents === null) continue;
    part.netCents += netCents;
    part.depositCents += seats * seatDepositCents;
  }
  return part;
}

/** The share of the total that the terms ask as a deposit; null where a departure names its own. */
export function shareAsked(
  { depositCents, netCents }: TourPart,
  { depositBps }: PaymentTerms,
): number | null {
  return depositCents > 0 || netCents > 0 ? null : depositBps;
}

/** What departures ask for their seats, and the share of the terms of everything else. Integer cents. */
function depositOf({ netCents, tours }: Pick<Booking, "netCents" | "tours">, depositBps: number): number {
  const rest = Math.max(netCents - tours.netCents, 0);
  return tours.depositCents + divideRounded(rest * depositBps, 10_000);
}

/**
 * What an agency pays when: the deposit once the booking is confirmed, the rest so many days before departure. Who
 * books later than that pays all of it once it is confirmed. Nothing for a booking without a price.
 */
export function planPayments(
  { netCents, tours, travelDate, requestedOn }: Booking,
  { depositBps, balanceDaysBefore }: PaymentTerms,
): DuePayment[] {
  if (netCents <= 0) return [];
  const balanceOn = addDays(travelDate, -balanceDaysBefore);
  if (balanceOn <= requestedOn) return [{ kind: "balance", dueOn: null, amountCents: netCents }];
  const deposit = depositOf({ netCents, tours }, depositBps);
  if (deposit <= 0) return [{ kind: "balance", dueOn: balanceOn, amountCents: netCents }];
  if (deposit >= netCents) return [{ kind: "balance", dueOn: null, amountCents: netCents }];
  return [
    { kind: "deposit", dueOn: null, amountCents: deposit },
    { kind: "balance", dueOn: balanceOn, amountCents: netCents - deposit },
  ];
}

/**
 * The schedule of a booking whose total is another one by now: what was agreed stays, the last payment takes the
 * difference. The amounts always add up to the total.
 */
export function scheduleFor<Payment extends DuePayment>(
  agreed: readonly Payment[],
  netCents: number,
): Payment[] {
  let open = Math.max(netCents, 0);
  return agreed
    .map((payment, index) => {
      const isLast = index === agreed.length - 1;
      const amountCents = isLast ? open : Math.min(payment.amountCents, open);
      open -= amountCents;
      return { ...payment, amountCents };
    })
    .filter(({ amountCents }) => amountCents > 0);
}
