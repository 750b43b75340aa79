import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { testGatewaySession, type TestTransaction } from "#api/db/schema/test-gateway.ts";
import { GatewayError, type Gateway, type GatewayReport } from "#api/gateway/gateway.ts";
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

/** A slow bank answers after so long. */
const slowMs = 6_000;

type Row = typeof testGatewaySession.$inferSelect;

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
      const sessionId = randomBytes(24).toString("hex");
      const row = await within(async (tx) => {
        const { key: orderKey, amountCents, currency, reference, returnUrl, notifyUrl, expiresAt } = order;
        const values = {
          sessionId,
          orderKey,
          amountCents,
          currency,
          reference,
          returnUrl,
          notifyUrl,
          expiresAt,
        };
        await tx.insert(testGatewaySession).values(values).onConflictDoNothing();
        const [kept] = await tx
          .select()
          .from(testGatewaySession)
          .where(eq(testGatewaySession.orderKey, orderKey));
        return kept;
      });
      if (!row) throw new GatewayError("The session was not kept");
      return {
        sessionId: row.sessionId,
        payUrl: `${publicUrl}/test-gateway/${row.sessionId}`,
        expiresAt: row.expiresAt,
      };
    },
    query: async (sessionId) => {
      const row = await within((tx) => read(tx, sessionId));
      return row ? reportOf(row, now()) : null;
    },
    refund: ({ key, transactionId, amountCents }) =>
      within(async (tx) => {
        const [session = ""] = transactionId.split("-");
        const row = await lock(tx, session);
        const found = row?.transactions.find(({ id }) => id === transactionId);
        if (!row || !found?.authorised) return { authorised: false, code: "51", text: "NO SUCH TRANSACTION" };
        if (found.refunds.some((one) => one.key === key))
          return { authorised: true, code: "00", text: "APPROVED" };
        if (found.refunded_cents + amountCents > found.amount_cents) {
          return { authorised: false, code: "61", text: "EXCEEDS AMOUNT" };
        }
        found.refunded_cents += amountCents;
        found.refunds.push({ id: `${transactionId}-r${found.refunds.length + 1}`, key, cents: amountCents });
        await keep(tx, row);
        return { authorised: true, code: "00", text: "APPROVED" };
      }),
    show: async (sessionId) => {
      const row = await within((tx) => read(tx, sessionId));
      return row ? shownOf(row, now()) : null;
    },
    decide: async (sessionId, { outcome, notice }) => {
      const decided = await within(async (tx) => {
        const row = await lock(tx, sessionId);
        if (!row || !isOpen(row, now())) return undefined;
        if (outcome === "silent") return { row, goTo: null };
        if (outcome === "cancel") row.state = "cancelled";
        else {
          row.transactions.push(transactionOf(row, outcome, now()));
          row.state = "complete";
        }
        await keep(tx, row);
        return { row, goTo: withSession(row.returnUrl, sessionId) };
      });
      if (!decided) return undefined;
      if (decided.goTo !== null) await send(withSession(decided.row.notifyUrl, sessionId), notice);
      return decided.goTo;
    },
  };
}

function isOpen({ state, expiresAt }: Row, now: Date): boolean {
  return state === "init" && expiresAt > now;
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

function transactionOf(row: Row, outcome: TestOutcome, now: Date): TestTransaction {
  const authorised = outcome !== "decline";
  return {
    id: `${row.sessionId}-${row.transactions.length + 1}`,
    authorised,
    code: authorised ? "00" : "05",
    text: authorised ? "APPROVED" : "DECLINED",
    amount_cents: outcome === "other" ? row.amountCents + 1 : row.amountCents,
    at: new Date(now.getTime() + (outcome === "slow" ? slowMs : 0)).toISOString(),
    refunded_cents: 0,
    refunds: [],
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

async function read(tx: Tx, sessionId: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(testGatewaySession).where(eq(testGatewaySession.sessionId, sessionId));
  return row;
}

async function lock(tx: Tx, sessionId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(testGatewaySession)
    .where(eq(testGatewaySession.sessionId, sessionId))
    .for("update");
  return row;
}

async function keep(tx: Tx, { id, state, transactions }: Row): Promise<void> {
  await tx.update(testGatewaySession).set({ state, transactions }).where(eq(testGatewaySession.id, id));
}
