import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { paymentWorld } from "#tests/support/payment-calls.ts";
import { raceToSettle, type PaymentTask } from "#tests/support/payment-races.ts";
import { race } from "#tests/support/race-processes.ts";

/** So often each process settles each payment in every run; `npm run test:race` asks for thousands. */
const usual = 20;
const asked = Number(process.env.RACE_ROUNDS ?? usual);
/** Of 2,000 four processes make 10,000 for each payment. */
const rounds = Math.ceil(asked * 1.25);
const timeout = limitOf({ rounds: asked, usual, eachMs: 400 });
const payments = 4;

const toSettle = fileURLToPath(new URL("../support/payment-race-process.ts", import.meta.url));

test("however many settle a payment at once, it is one receipt and one mail", { timeout }, async () => {
  const world = await paymentWorld();
  const sessions: string[] = [];
  for (let one = 0; one < payments; one += 1) {
    const { token } = await world.ask({ send: false });
    const session = await world.open(token);
    await world.decide(session, "approve");
    sessions.push(session);
  }
  const { database } = world.api.parts;
  const task: PaymentTask = { sessions, rounds, atOnce: 5 };
  const tasks = [task, task, task, task];
  const won = await race(world.api, { work: raceToSettle, script: toSettle, tasks });
  expect(won).toEqual(tasks.map(() => payments * rounds));
  expect(await world.receipts()).toHaveLength(payments);
  const states = (await world.sessionsOf()).map(({ state }) => state);
  expect(states).toEqual(sessions.map(() => "settled"));
  const mails = await world.api.system((tx) =>
    tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "payment-received")),
  );
  expect(mails).toHaveLength(payments);
  expect((await verifyLedger(database)).faults).toEqual([]);
});
