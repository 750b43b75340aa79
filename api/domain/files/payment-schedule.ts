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
type Booking = { netCents: number; travelDate: string; requestedOn: string };

/**
 * What an agency pays when: the deposit once the booking is confirmed, the rest so many days before departure. Who
 * books later than that pays all of it once it is confirmed. Nothing for a booking without a price.
 */
export function planPayments(
  { netCents, travelDate, requestedOn }: Booking,
  { depositBps, balanceDaysBefore }: PaymentTerms,
): DuePayment[] {
  if (netCents <= 0) return [];
  const balanceOn = addDays(travelDate, -balanceDaysBefore);
  if (balanceOn <= requestedOn) return [{ kind: "balance", dueOn: null, amountCents: netCents }];
  const deposit = divideRounded(netCents * depositBps, 10_000);
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
