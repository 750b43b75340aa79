import { z } from "zod";

/** Where a card payment stands (domain 3.5). */
export const PaymentStatus = z.enum([
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
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The card companies that payments can be made through; the simulated one takes no money. */
export const GatewayName = z.enum(["simulated", "windcave"]);
export type GatewayName = z.infer<typeof GatewayName>;

/** What became of one attempt. `settled` brought money that the ledger has; `parked` money that waits for a person. */
export const SessionState = z.enum([
  "open",
  "processing",
  "settled",
  "parked",
  "returned",
  "declined",
  "cancelled",
  "expired",
]);
export type SessionState = z.infer<typeof SessionState>;

/** Why money that came waits for a person: not what was asked for, once more than asked for, or not taken by the ledger. */
export const ParkedReason = z.enum(["mismatch", "twice", "ledger"]);
export type ParkedReason = z.infer<typeof ParkedReason>;

/** What is said to a gateway, or comes from it. */
export const ExchangeKind = z.enum(["create", "query", "notify", "return", "refund"]);
export type ExchangeKind = z.infer<typeof ExchangeKind>;
