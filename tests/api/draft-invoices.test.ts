import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { keepDraftInvoice } from "#api/modules/money/invoices/keep-draft.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import {
  asked,
  auditOf,
  cancel,
  invoicesOf,
  linesOf,
  takeOut,
  withoutDeposit,
} from "#tests/support/invoice-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";
import { waitingWorld } from "#tests/support/waiting-prices.ts";

type World = Awaited<ReturnType<typeof changeWorld>>;

const scheduleOf = (world: World) =>
  world.api.system((tx) =>
    tx
      .select()
      .from(paymentSchedule)
      .where(eq(paymentSchedule.fileId, world.fileId))
      .orderBy(asc(paymentSchedule.seq)),
  );

describe("a booking that is confirmed for the first time", () => {
  test("gets a draft of its deposit, addressed to its agency, in the language of the file", async () => {
    const world = await changeWorld();
    await world.book();
    expect((await world.file()).status).toBe("Confirmed");
    const [draft, ...more] = await invoicesOf(world);
    expect(more).toEqual([]);
    const [deposit] = await scheduleOf(world);
    expect(deposit?.kind).toBe("deposit");
    const file = await world.file();
    const [buyer] = await world.api.system((tx) =>
      tx.select().from(agency).where(eq(agency.id, file.agencyId)),
    );
    expect(draft).toMatchObject({
      number: null,
      issueDate: null,
      status: "Draft",
      kind: "deposit",
      language: file.locale,
      currency: file.currency,
      totalCents: deposit!.amountCents,
      gstCents: Math.round((deposit!.amountCents * 15) / 115),
      billTo: { name: buyer!.legalName, address: buyer!.address, email: buyer!.email },
    });
    const lines = await linesOf(world, draft!.id);
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([deposit!.amountCents]);
    expect(lines[0]!.description).toBe(`Acompte pour la réservation NZFI100005, ${file.name}`);
    const log = await auditOf(world, draft!.uid);
    expect(log.map(({ action }) => action)).toEqual(["created"]);
    expect(log[0]).toMatchObject({ fileId: world.fileId, after: { status: "Draft", kind: "deposit" } });
  });

  test("is billed in full, service by service, where it is too late for a deposit", async () => {
    const world = await changeWorld();
    await withoutDeposit(world);
    await world.book();
    const [draft] = await invoicesOf(world);
    const lines = await linesOf(world, draft!.id);
    expect(draft).toMatchObject({ kind: "full", totalCents: await world.netOfFile() });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(draft!.totalCents);
    expect(lines.reduce((sum, { gstCents }) => sum + gstCents, 0)).toBe(draft!.gstCents);
    expect(lines.every(({ serviceLineId }) => serviceLineId !== null)).toBe(true);
  });

  test.each([
    ["prepay", 30, "2026-11-20"],
    ["credit", 30, "2026-12-20"],
  ] as const)("pays on %s terms of %i days by %s", async (creditTerms, paymentDays, dueDate) => {
    const world = await changeWorld();
    const { agencyId } = await world.file();
    await world.api.system((tx) =>
      tx.update(agency).set({ creditTerms, paymentDays }).where(eq(agency.id, agencyId)),
    );
    await world.book();
    expect(await invoicesOf(world)).toMatchObject([{ dueDate }]);
  });

  test("gets one draft, by however many at once it is requested", async () => {
    const world = await changeWorld();
    await world.api.system((tx) => stockFor(tx, world.fileId, 9));
    const body = await world.seen();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await invoicesOf(world)).toHaveLength(1);
  });

  test("gets none while suppliers have not answered", async () => {
    const world = await changeWorld();
    await world.book({ stock: 0 });
    expect((await world.file()).status).toBe("Requested");
    expect(await invoicesOf(world)).toEqual([]);
    expect(await asked(world)).toMatchObject({ invoices: [], account: { invoiced_cents: 0 } });
  });
});

describe("a draft", () => {
  test("is drawn up again when the booking changes, and stays due from its first day", async () => {
    const world = await changeWorld();
    await withoutDeposit(world);
    await world.book();
    const [first] = await invoicesOf(world);
    const before = await linesOf(world, first!.id);
    await world.twoDaysLater();
    const uid = await takeOut(world);
    const [again, ...more] = await invoicesOf(world);
    expect(more).toEqual([]);
    expect(again).toMatchObject({
      uid: first!.uid,
      status: "Draft",
      dueDate: first!.dueDate,
      totalCents: await world.netOfFile(),
      lockVersion: 2,
    });
    const gone = (await world.bought()).find((line) => line.uid === uid)!;
    const left = (await linesOf(world, again!.id)).map(({ serviceLineId }) => serviceLineId);
    expect(before.map(({ serviceLineId }) => serviceLineId)).toContain(gone.id);
    expect(left).not.toContain(gone.id);
    expect(left).toHaveLength(before.length - 1);
    expect((await auditOf(world, first!.uid)).map(({ action }) => action)).toEqual(["created", "changed"]);
  });

  test("bills the fee of what was cancelled as a line of its own, and the schedule takes it with the rest", async () => {
    const world = await changeWorld();
    await withoutDeposit(world);
    await world.book();
    const uid = await takeOut(world);
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ penaltyCents: 4_321 }).where(eq(serviceLine.uid, uid)),
    );
    await takeOut(world);
    const [draft] = await invoicesOf(world);
    const lines = await linesOf(world, draft!.id);
    expect(lines.filter(({ amountCents }) => amountCents === 4_321)).toMatchObject([
      { description: expect.stringMatching(/^Frais d’annulation\u00a0: \S/) },
    ]);
    expect(draft!.totalCents).toBe((await world.netOfFile()) + 4_321);
    const { account } = await asked(world);
    expect(account).toMatchObject({ fee_cents: 4_321, to_bill_cents: draft!.totalCents });
    expect(account.schedule.payments).toEqual([{ kind: "balance", due_on: null, cents: draft!.totalCents }]);
  });

  test("bills the old price, and stays a draft, while suppliers have to agree to a change", async () => {
    const world = await waitingWorld();
    const file = { ...(await world.file()), id: world.fileId };
    await withoutDeposit(world);
    await world.api.system(async (tx) => {
      await tx.delete(paymentSchedule).where(eq(paymentSchedule.fileId, world.fileId));
      await keepDraftInvoice(tx, file, "Confirmed", world.api.clock.now());
    });
    const [before] = await invoicesOf(world);
    expect(before).toMatchObject({ kind: "full", totalCents: await world.netOfFile() });
    const rooms = "DB-2_SG-1";
    const { difference_cents } = await world.carryOut(`?rooms=${rooms}`, { rooms });
    expect(difference_cents).not.toBe(0);
    expect((await world.file()).status).not.toBe("Confirmed");
    const [after] = await invoicesOf(world);
    expect(after).toMatchObject({ status: "Draft", totalCents: before!.totalCents });
  });

  test("stays as it is, with nobody told, where nothing of it is another", async () => {
    const world = await changeWorld();
    await world.book();
    const before = await invoicesOf(world);
    const file = { ...(await world.file()), id: world.fileId };
    const told = await world.api.system((tx) =>
      keepDraftInvoice(tx, file, "Confirmed", new Date("2027-01-01T00:00:00Z")),
    );
    expect(told).toEqual([]);
    expect(await invoicesOf(world)).toEqual(before);
  });

  test("is void once the booking is cancelled, and the fees are left to be billed", async () => {
    const world = await changeWorld();
    await world.book();
    const uid = await takeOut(world);
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ penaltyCents: 4_321 }).where(eq(serviceLine.uid, uid)),
    );
    await cancel(world);
    const [gone, ...more] = await invoicesOf(world);
    expect(more).toEqual([]);
    expect(gone).toMatchObject({ status: "Void", number: null });
    expect((await auditOf(world, gone!.uid)).at(-1)).toMatchObject({ action: "voided" });
    const { account, invoices } = await asked(world);
    expect(invoices).toMatchObject([{ status: "Void" }]);
    expect(account).toMatchObject({ net_cents: 0, fee_cents: 4_321, to_bill_cents: 4_321 });
  });
});
