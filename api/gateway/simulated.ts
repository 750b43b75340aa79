import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { Gateway, GatewayReport } from "#api/gateway/gateway.ts";
import {
  giveBack,
  isOpen,
  keepDecision,
  keepOrder,
  readSession,
  type TestSessionRow as Row,
} from "#api/gateway/test-sessions.ts";
import { announce, type Announce } from "#api/gateway/announce.ts";
import type { TestNotice, TestOutcome, TestSession } from "#contract/money/test-gateway.ts";
import { Currency } from "#contract/primitives.ts";

type Parts = {
  database: Database;
  now: () => Date;
  /** Where its own page is reached. */
  publicUrl: string;
  /** Sends a notification; a plain GET unless a test listens. */
  announce?: Announce;
};

/** What its own page does besides. */
export type SimulatedGateway = Gateway & {
  show: (sessionId: string) => Promise<TestSession | null>;
  /** Answers where the payer goes next; null where the bank says nothing. Undefined for a session that is over or unknown. */
  decide: (
    sessionId: string,
    how: { outcome: TestOutcome; notice: TestNotice },
  ) => Promise<string | null | undefined>;
};

/**
 * A card company of our own that behaves like a real one and takes no money: pages of its own, a session that is
 * queried, notifications that come early, late, often or never.
 */
export function simulatedGateway({
  database,
  now,
  publicUrl,
  announce: send = announce,
}: Parts): SimulatedGateway {
  const within = <T>(work: (tx: Tx) => Promise<T>) =>
    inSystem(database, "The simulated card company keeps its sessions where no audience looks", work);
  return {
    name: "simulated",
    create: async (order) => {
      const row = await within((tx) => keepOrder(tx, order));
      const payUrl = `${publicUrl}/test-gateway/${row.sessionId}`;
      return { sessionId: row.sessionId, payUrl, expiresAt: row.expiresAt };
    },
    query: async (sessionId) => {
      const row = await within((tx) => readSession(tx, sessionId));
      return row ? reportOf(row, now()) : null;
    },
    refund: (wish) => within((tx) => giveBack(tx, wish)),
    show: async (sessionId) => {
      const row = await within((tx) => readSession(tx, sessionId));
      return row ? shownOf(row, now()) : null;
    },
    decide: async (sessionId, { outcome, notice }) => {
      const row = await within((tx) => keepDecision(tx, sessionId, { outcome, now: now() }));
      if (!row) return undefined;
      if (outcome === "silent") return null;
      await send(withSession(row.notifyUrl, sessionId), notice);
      return withSession(row.returnUrl, sessionId);
    },
  };
}

function shownOf(row: Row, now: Date): TestSession {
  return {
    amount_cents: row.amountCents,
    currency: Currency.parse(row.currency),
    reference: row.reference,
    open: isOpen(row, now),
    return_url: withSession(row.returnUrl, row.sessionId),
  };
}

function reportOf(row: Row, now: Date): GatewayReport {
  const known = row.transactions.filter(({ at }) => new Date(at) <= now);
  return {
    state: known.length < row.transactions.length ? "processing" : stateOf(row, now),
    transactions: known.map((one) => ({
      id: one.id,
      authorised: one.authorised,
      code: one.code,
      text: one.text,
      amountCents: one.amount_cents,
      currency: row.currency,
      reference: row.reference,
      cardMasked: "411111........11",
      cardBrand: "visa",
      settledOn: one.at.slice(0, 10),
    })),
  };
}

function stateOf({ state, expiresAt }: Row, now: Date): GatewayReport["state"] {
  if (state !== "init") return state;
  return expiresAt > now ? "open" : "expired";
}

function withSession(url: string, sessionId: string): string {
  const address = new URL(url);
  address.searchParams.set("sessionId", sessionId);
  return address.href;
}
