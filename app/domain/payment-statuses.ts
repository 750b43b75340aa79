import type { PaymentStatus } from "#contract/money/payment-words.ts";

/** Statuses of a card payment in the order in which it passes through them; ends stand last. */
export const paymentStatuses = [
  "Created",
  "Open",
  "Processing",
  "Approved",
  "Declined",
  "Cancelled",
  "Expired",
  "Error",
  "Part Refunded",
  "Refunded",
] as const satisfies readonly PaymentStatus[];
