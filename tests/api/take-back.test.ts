import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { notification } from "#api/db/schema/notification.ts";
import { user } from "#api/db/schema/user.ts";
import { cancel } from "#tests/support/invoice-calls.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
beforeEach(async () => {
  world = await ledgerWorld();
});

const wish = { reason: "cancellation", note: "As cancelled" };
const takeBack = (more: object = {}) => world.deed("credits", { ...wish, ...more });

describe("what is billed above what a booking comes to", () => {
  test("is taken back by a credit note of each invoice, the newest first, and may be refunded then", async () => {
    await world.issue("deposit");
    await world.issue("balance");
    const [balance, deposit] = (await world.money()).invoices;
    await world.receipt(deposit!.total_cents);
    await cancel(world);
    const before = await world.money();
    const fees = before.account.fee_cents;
    expect(before.account.to_bill_cents).toBe(fees - balance!.total_cents - deposit!.total_cents);
    expect(before.credits_needed.map(({ number }) => number)).toEqual(
      [balance!.number, deposit!.number].slice(0, before.credits_needed.length),
    );
    const sum = before.credits_needed.reduce((all, { cents }) => all + cents, 0);
    expect(sum).toBe(-before.account.to_bill_cents);
    const answer = await takeBack();
    expect(answer.status, answer.text).toBe(201);
    const after = await world.money();
    expect(answer.json.data).toEqual({
      numbers: after.credit_notes.map(({ number }) => number).toReversed(),
      ledger_version: after.ledger_version,
    });
    expect(after.credit_notes.map(({ reason, note }) => ({ reason, note }))).toEqual(
      after.credit_notes.map(() => wish),
    );
    expect(after).toMatchObject({ credits_needed: [], account: { to_bill_cents: 0 } });
    expect(after.account.on_account_cents).toBe(Math.max(0, deposit!.total_cents - fees));
    if (after.account.on_account_cents > 0) {
      const refund = { date: "2026-11-20", cents: after.account.on_account_cents, method: "bank" };
      expect((await world.deed("refunds", refund)).status).toBe(201);
    }
    expect((await world.money()).account.due_cents).toBe(Math.max(0, fees - deposit!.total_cents));
    expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
  });

  test("is taken back once, however many ask for it", async () => {
    await world.issue("full");
    await cancel(world);
    const { ledger_version } = await world.money();
    const body = { ...wish, ledger_version };
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.raw("credits", body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect((await world.money()).credit_notes).toHaveLength(1);
  });

  test("is told of to those who issue credit notes, once it is cancelled; without money nobody is told", async () => {
    const told = () =>
      world.api.system((tx) =>
        tx
          .select({ name: user.username, facts: notification.facts })
          .from(notification)
          .innerJoin(user, eq(user.id, notification.userId))
          .where(eq(notification.kind, "account.to-settle")),
      );
    await cancel(world);
    expect(await told()).toEqual([]);
    const billed = await ledgerWorld();
    await billed.issue("full");
    world = billed;
    await cancel(world);
    const names = (await told()).map(({ name }) => name);
    expect(names).toContain("accounts");
    expect(names).not.toContain("consultant");
    expect((await told())[0]!.facts).toMatchObject({ file_uid: world.uid, reference: "NZFI100005" });
  });

  test("is not taken back by who has not seen what happened to the money since", async () => {
    await world.issue("full");
    await cancel(world);
    const { ledger_version } = await world.money();
    await world.receipt(1000);
    expect((await world.raw("credits", { ...wish, ledger_version })).status).toBe(409);
    expect((await world.money()).credit_notes).toEqual([]);
  });

  test("is nothing where no more is billed, and not for those who issue no credit notes", async () => {
    await world.issue("full");
    expect((await takeBack()).status).toBe(409);
    await cancel(world);
    const consultant = await world.api.signIn("consultant");
    const { ledger_version } = await world.money();
    expect((await world.raw("credits", { ...wish, ledger_version }, consultant)).status).toBe(403);
    expect((await takeBack({ reason: "else" })).status).toBe(422);
    expect((await world.money()).credit_notes).toEqual([]);
  });
});
