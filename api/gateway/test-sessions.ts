import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { testGatewaySession, type TestTransaction } from "#api/db/schema/test-gateway.ts";
import {
  GatewayError,
  type GatewayOrder,
  type GatewayRefund,
  type RefundAnswer,
} from "#api/gateway/gateway.ts";
import type { TestOutcome } from "#contract/money/test-gateway.ts";

/** A session of the simulated card company. */
export type TestSessionRow = typeof testGatewaySession.$inferSelect;
type Row = TestSessionRow;

/** A slow bank answers after so long. */
const slowMs = 6_000;

/** The session of an order: the same for the same key. */
export async function keepOrder(tx: Tx, { key: orderKey, ...order }: GatewayOrder): Promise<Row> {
  const { amountCents, currency, reference, returnUrl, notifyUrl, expiresAt } = order;
  const sessionId = randomBytes(24).toString("hex");
  const values = { sessionId, orderKey, amountCents, currency, reference, returnUrl, notifyUrl, expiresAt };
  await tx.insert(testGatewaySession).values(values).onConflictDoNothing();
  const [kept] = await tx.select().from(testGatewaySession).where(eq(testGatewaySession.orderKey, orderKey));
  if (!kept) throw new GatewayError("The session was not kept");
  return kept;
}

const approved = { authorised: true, code: "00", text: "APPROVED" };

/** Money of a transaction back to its card; the same key is the same refund. */
export async function giveBack(
  tx: Tx,
  { key, transactionId, amountCents }: GatewayRefund,
): Promise<RefundAnswer> {
  const [session = ""] = transactionId.split("-");
  const row = await lock(tx, session);
  const found = row?.transactions.find(({ id }) => id === transactionId);
  if (!row || !found?.authorised) return { authorised: false, code: "51", text: "NO SUCH TRANSACTION" };
  if (found.refunds.some((one) => one.key === key)) return approved;
  if (found.refunded_cents + amountCents > found.amount_cents) {
    return { authorised: false, code: "61", text: "EXCEEDS AMOUNT" };
  }
  found.refunded_cents += amountCents;
  found.refunds.push({ id: `${transactionId}-r${found.refunds.length + 1}`, key, cents: amountCents });
  await keep(tx, row);
  return approved;
}

type Decision = { outcome: TestOutcome; now: Date };

/** What the payer decided. Undefined for a session that is over or unknown. */
export async function keepDecision(
  tx: Tx,
  sessionId: string,
  { outcome, now }: Decision,
): Promise<Row | undefined> {
  const row = await lock(tx, sessionId);
  if (!row || !isOpen(row, now)) return undefined;
  if (outcome === "silent") return row;
  if (outcome === "cancel") row.state = "cancelled";
  else {
    row.transactions.push(transactionOf(row, outcome, now));
    row.state = "complete";
  }
  await keep(tx, row);
  return row;
}

/** Whether it can still be paid. */
export function isOpen({ state, expiresAt }: Row, now: Date): boolean {
  return state === "init" && expiresAt > now;
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

/** A session by its name. */
export async function readSession(tx: Tx, sessionId: string): Promise<Row | undefined> {
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
