import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { setting } from "#api/db/schema/brand.ts";
import { paymentRefund } from "#api/db/schema/payment.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { perHourKey } from "#api/domain/deed-limits.ts";
import { addRefund } from "#api/modules/money/payments/refund-payment.ts";
import { killInMidWork } from "#tests/support/kill-in-mid-work.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { paymentWorld } from "#tests/support/payment-calls.ts";
import { partsOf, raceToSettle, type PaymentTask } from "#tests/support/payment-races.ts";

/** So often a process is killed in every run; `npm run test:race` asks for fifty. */
const usual = 3;
const rounds = Number(process.env.KILL_ROUNDS ?? usual);
const timeout = limitOf({ rounds, usual, eachMs: 10_000 });

const settling = fileURLToPath(new URL("../support/payment-race-process.ts", import.meta.url));

type World = Awaited<ReturnType<typeof paymentWorld>>;

/** Payments that are approved at the card company and not settled here; answers their sessions. */
async function approved(world: World, count: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let one = 0; one < count; one += 1) {
    const { token } = await world.ask({ cents: 100, send: false });
    // Each payer is somebody else, as far as those who pay can be told apart.
    const session = await world.open(token, `198.51.100.${one % 250}`);
    await world.decide(session, "approve");
    sessions.push(session);
  }
  return sessions;
}

/** Refunds that are written down and not asked for, of the payment that the first one was of. */
async function written(world: World, count: number): Promise<number[]> {
  const [first] = await world.api.system((tx) => tx.select().from(paymentRefund).limit(1));
  if (!first) throw new Error("Nothing was given back yet");
  const { paymentId, sessionId, createdBy } = first;
  const call = { ...partsOf(world.api.parts.database), signedIn: () => ({ id: createdBy }) };
  const ids: number[] = [];
  for (let one = 0; one < count; one += 1) {
    const refund = { paymentId, sessionId, amountCents: 1, reason: "Kill" };
    // Of a call nothing but the clock and who signed in is read.
    ids.push(await world.api.system((tx) => addRefund(tx, refund, call as never)));
  }
  return ids;
}

test(
  "a process that is killed while it settles and gives back leaves no money without its entry, and each mail once",
  { timeout },
  async () => {
    const world = await paymentWorld();
    await world.api.system((tx) =>
      tx
        .update(setting)
        .set({ value: 100_000 })
        .where(eq(setting.key, perHourKey("messages"))),
    );
    const { uid } = await world.pay({ cents: 5_000 });
    const waiting = await approved(world, rounds * 6);
    // What was paid is on account from here on, and can be given back.
    await world.deed(`invoices/${world.bill.uid}/credit`, { reason: "goodwill" });
    await world.step(uid, "refunds", { cents: 1, reason: "First" });
    const { database } = world.api.parts;
    for (let round = 0; round < rounds; round += 1) {
      const sessions = waiting.slice(round * 6, round * 6 + 6);
      const task: PaymentTask = { sessions, refunds: await written(world, 3), rounds: 500, atOnce: 4 };
      // Anywhere from before its first transaction to after the last that does something.
      await killInMidWork(world.api, settling, { ...task, dieAfterMs: 5 + ((round * 67) % 240) });
      expect((await verifyLedger(database)).faults).toEqual([]);
      await raceToSettle(database, { ...task, rounds: 1 });
    }
    const [sessions, refunds] = [1 + rounds * 6, 1 + rounds * 3];
    expect(await world.receipts()).toHaveLength(sessions);
    const back = (await world.entries()).filter(({ type }) => type === "refund");
    expect(back).toHaveLength(refunds);
    const open = await world.api.system((tx) =>
      tx.select().from(paymentRefund).where(eq(paymentRefund.state, "sent")),
    );
    expect(open).toEqual([]);
    const mails = await world.api.system((tx) =>
      tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "payment-received")),
    );
    expect(mails).toHaveLength(sessions);
    expect((await verifyLedger(database)).faults).toEqual([]);
  },
);
