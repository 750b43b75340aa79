import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";

/** A transaction as the simulated gateway keeps it. */
export type TestTransaction = {
  id: string;
  authorised: boolean;
  code: string;
  text: string;
  amount_cents: number;
  /** Instant from which it is told of; a slow bank answers later. */
  at: string;
  refunded_cents: number;
  refunds: { id: string; key: string; cents: number }[];
};

/** Sessions of the simulated gateway: what a card company would keep at its own place. Nothing else reads them. */
export const testGatewaySession = pgTable("test_gateway_session", {
  id: id(),
  sessionId: text("session_id").notNull().unique(),
  /** The order that it was made for; the same key gives the same session. */
  orderKey: text("order_key").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  currency: text("currency").notNull(),
  reference: text("reference").notNull(),
  returnUrl: text("return_url").notNull(),
  notifyUrl: text("notify_url").notNull(),
  state: text("state", { enum: ["init", "complete", "cancelled"] })
    .notNull()
    .default("init"),
  expiresAt: moment("expires_at").notNull(),
  transactions: jsonb("transactions").$type<TestTransaction[]>().notNull().default([]),
  createdAt: createdAt(),
});
