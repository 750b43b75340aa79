import type { PayerState } from "#contract/money/client-payment.ts";
import type { PaymentStatus, SessionState } from "#contract/money/payment-words.ts";

/** In these a payment waits for its money. */
export const waitingStatuses = [
  "Created",
  "Open",
  "Processing",
  "Declined",
  "Cancelled",
] as const satisfies PaymentStatus[];

const waiting = new Set<PaymentStatus>(waitingStatuses);
const paid = new Set<PaymentStatus>(["Approved", "Part Refunded", "Refunded"]);

type Standing = { status: PaymentStatus; expiresAt: Date; withdrawnAt: Date | null };

/** Whether the money that was asked for has come. */
export function isPaid(status: PaymentStatus): boolean {
  return paid.has(status);
}

/** Whether it can be paid now: it waits, was not taken back, and its time is not over. */
export function isPayable({ status, expiresAt, withdrawnAt }: Standing, now: Date): boolean {
  return waiting.has(status) && withdrawnAt === null && expiresAt > now;
}

/** Where a payment stands after an attempt has come to something; what is paid stays paid, what is over stays over. */
export function statusAfter(status: PaymentStatus, came: SessionState): PaymentStatus {
  if (came === "settled") return "Approved";
  if (came === "parked") return paid.has(status) ? status : "Error";
  if (!waiting.has(status)) return status;
  if (came === "processing") return "Processing";
  if (came === "declined") return "Declined";
  if (came === "cancelled") return "Cancelled";
  return "Open";
}

/** What the payer reads. */
export function payerStateOf({ status, expiresAt, withdrawnAt }: Standing, now: Date): PayerState {
  if (status === "Approved") return "paid";
  if (paid.has(status)) return "refunded";
  if (status === "Error") return "checking";
  if (status === "Processing") return "processing";
  if (withdrawnAt !== null) return "withdrawn";
  if (status === "Expired" || expiresAt <= now) return "expired";
  if (status === "Declined") return "declined";
  return status === "Cancelled" ? "cancelled" : "open";
}

/** What is charged on top for paying by card, half a cent upwards. Cents and basis points. */
export function surchargeOf(cents: number, bps: number): number {
  return Number((BigInt(cents) * BigInt(bps) + 5000n) / 10_000n);
}
