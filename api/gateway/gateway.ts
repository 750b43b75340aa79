import type { GatewayName } from "#contract/money/payment-words.ts";

/** What a payer is asked for at the gateway. Cents of `currency`, surcharge with it. */
export type GatewayOrder = {
  /** The same key asks for the same session, however often. */
  key: string;
  amountCents: number;
  currency: string;
  reference: string;
  /** Where the payer comes back to, whatever became of it. The gateway adds `sessionId`. */
  returnUrl: string;
  /** Told by a plain GET with `sessionId` that something happened, and of nothing that could be believed. */
  notifyUrl: string;
  language: string;
  expiresAt: Date;
};

export type GatewaySession = { sessionId: string; payUrl: string; expiresAt: Date };

/** A try to take money, as the gateway tells of it. */
export type GatewayTransaction = {
  id: string;
  authorised: boolean;
  code: string;
  text: string;
  amountCents: number;
  currency: string;
  reference: string;
  cardMasked: string | null;
  cardBrand: string | null;
  /** Day on which the money is settled with the bank. */
  settledOn: string | null;
};

/** `open`: the payer may still pay. `complete`: no more transaction is to come. */
export type GatewayReport = {
  state: "open" | "processing" | "complete" | "cancelled" | "expired";
  transactions: GatewayTransaction[];
};

export type GatewayRefund = {
  /** The same key is the same refund, however often it is asked for. */
  key: string;
  transactionId: string;
  amountCents: number;
  currency: string;
  reference: string;
};

export type RefundAnswer = { authorised: boolean; code: string; text: string };

/** The card company did not answer, or not in words that mean something. Nothing is known of what it did. */
export class GatewayError extends Error {
  override name = "GatewayError";
}

/**
 * A card company. Each call may throw a `GatewayError`. What its pages and notifications say is never believed: `query`
 * alone decides.
 */
export type Gateway = {
  name: GatewayName;
  create: (order: GatewayOrder) => Promise<GatewaySession>;
  /** What is known of a session; null where the gateway knows none of that name. */
  query: (sessionId: string) => Promise<GatewayReport | null>;
  refund: (refund: GatewayRefund) => Promise<RefundAnswer>;
};
