import { and, asc, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { FileInvoices } from "#contract/client-files/invoices.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

type World = Awaited<ReturnType<typeof changeWorld>>;

const invoicesOf = (world: World) =>
  world.api.system((tx) =>
    tx.select().from(invoice).where(eq(invoice.fileId, world.fileId)).orderBy(asc(invoice.id)),
  );

const linesOf = (world: World, invoiceId: number) =>
  world.api.system((tx) =>
    tx
      .select()
      .from(invoiceLine)
      .where(eq(invoiceLine.invoiceId, invoiceId))
      .orderBy(asc(invoiceLine.seq)),
  );

const auditOf = (world: World, uid: string) =>
  world.api.system((tx) =>
    tx
      .select({ action: auditLog.action, fileId: auditLog.fileId, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "invoice"), eq(auditLog.subjectUid, uid)))
      .orderBy(asc(auditLog.at), asc(auditLog.seq)),
  );

const scheduleOf = (world: World) =>
  world.api.system((tx) =>
    tx
      .select()
      .from(paymentSchedule)
      .where(eq(paymentSchedule.fileId, world.fileId))
      .orderBy(asc(paymentSchedule.seq)),
  );

const shown = async (world: World, token = world.office) => {
  const { uid } = await world.file();
  return world.api.call(`/api/office/client-files/${uid}/invoices`, { token });
};

const asked = async (world: World): Promise<FileInvoices> => (await shown(world)).json.data;

async function moveByADay(world: World) {
  const { travel_date: date } = await world.change();
  const wish = { travel_date: new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) };
  const preview = await world.change(`?travel_date=${wish.travel_date}`);
  const sent = await world.send(preview, wish);
  expect(sent.status, sent.text).toBe(201);
  return sent.json.data.status as string;
}

async function cancel(world: World) {
  const { data } = (await world.get("/cancellation")).json;
  const { lock_version, fee_cents } = data;
  const body = { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
  const sent = await world.call("NZFI100005/cancel", { method: "POST", body });
  expect(sent.status, sent.text).toBe(200);
}

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
    expect(lines[0]!.description).toContain("Anzahlung");
    const log = await auditOf(world, draft!.uid);
    expect(log.map(({ action }) => action)).toEqual(["created"]);
    expect(log[0]).toMatchObject({ fileId: world.fileId, after: { status: "Draft", kind: "deposit" } });
  });

  test("is billed in full, service by service, where it is too late for a deposit", async () => {
    const world = await changeWorld();
    await world.api.system((tx) =>
      tx.execute(`update setting set value = '400' where key = 'booking.balance_days_before'`),
    );
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
    await world.book();
    const [first] = await invoicesOf(world);
    await world.api.system((tx) =>
      tx
        .update(linePrice)
        .set({ sellCents: 1_000_000, commissionCents: 0, netCents: 1_000_000 })
        .where(and(world.ofLines(linePrice.lineId), linePrice.isCurrent)),
    );
    world.api.clock.advance({ hours: 20 });
    expect(await moveByADay(world)).toBe("Applied");
    const [again, ...more] = await invoicesOf(world);
    expect(more).toEqual([]);
    const [deposit] = await scheduleOf(world);
    expect(again).toMatchObject({
      uid: first!.uid,
      status: "Draft",
      dueDate: first!.dueDate,
      totalCents: deposit!.amountCents,
      lockVersion: 2,
    });
    expect(again!.totalCents).not.toBe(first!.totalCents);
    const lines = await linesOf(world, again!.id);
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([deposit!.amountCents]);
    expect((await auditOf(world, first!.uid)).map(({ action }) => action)).toEqual(["created", "changed"]);
  });

  test("is void once the booking is cancelled, and the fees are left to be billed", async () => {
    const world = await changeWorld();
    await world.book();
    await cancel(world);
    const [gone, ...more] = await invoicesOf(world);
    expect(more).toEqual([]);
    expect(gone).toMatchObject({ status: "Void", number: null });
    expect((await auditOf(world, gone!.uid)).map(({ action }) => action)).toEqual(["created", "voided"]);
    const { account, invoices } = await asked(world);
    expect(invoices).toMatchObject([{ status: "Void" }]);
    expect(account).toMatchObject({ net_cents: 0, to_bill_cents: account.fee_cents });
  });
});

describe("what is no draft any more", () => {
  const attempt = (world: World, change: (draftId: number) => Parameters<World["api"]["system"]>[0]) =>
    invoicesOf(world).then(([one]) => world.api.system(change(one!.id)));
  const settle = async (world: World, set: Partial<typeof invoice.$inferInsert>) => {
    await world.book();
    await world.api.system((tx) => tx.update(invoice).set(set).where(eq(invoice.fileId, world.fileId)));
  };
  const issued = { status: "Issued", number: "NZ-2026-000001", issueDate: "2026-11-20" } as const;
  const refused = { cause: { code: "42501" } };

  test("keeps every word and cent, by the database alone, and still moves on", async () => {
    const world = await changeWorld();
    await settle(world, issued);
    const changes: Partial<typeof invoice.$inferInsert>[] = [
      { totalCents: 1, gstCents: 0, netExCents: 1 },
      { dueDate: "2030-01-01" },
      { status: "Void", number: null, issueDate: null },
      { status: "Draft", number: null, issueDate: null },
    ];
    for (const set of changes) {
      const change = attempt(world, (id) => (tx) => tx.update(invoice).set(set).where(eq(invoice.id, id)));
      await expect(change, JSON.stringify(set)).rejects.toMatchObject(refused);
    }
    const onLines = [
      attempt(world, (id) => (tx) => tx.delete(invoiceLine).where(eq(invoiceLine.invoiceId, id))),
      attempt(
        world,
        (id) => (tx) => tx.update(invoiceLine).set({ description: "?" }).where(eq(invoiceLine.invoiceId, id)),
      ),
    ];
    for (const change of onLines) await expect(change).rejects.toMatchObject(refused);
    await attempt(world, (id) => (tx) => tx.update(invoice).set({ status: "Paid" }).where(eq(invoice.id, id)));
    expect(await invoicesOf(world)).toMatchObject([{ status: "Paid", number: issued.number }]);
  });

  test("is left alone when the booking changes, and no draft is drawn up beside it", async () => {
    const world = await changeWorld();
    await settle(world, issued);
    const before = await invoicesOf(world);
    expect(await moveByADay(world)).toBe("Applied");
    expect(await invoicesOf(world)).toEqual(before);
    const { account } = await asked(world);
    expect(account.invoiced_cents).toBe(before[0]!.totalCents);
    expect(account.to_bill_cents).toBe(account.net_cents + account.fee_cents - account.invoiced_cents);
  });
});

describe("the invoices of a file", () => {
  test("are shown to who may see them, with what is still to be billed and nothing of cost", async () => {
    const world = await changeWorld();
    await world.book();
    const answer = await shown(world, await world.api.signIn("consultant"));
    const data: FileInvoices = answer.json.data;
    expect(data.invoices).toMatchObject([{ status: "Draft", kind: "deposit", number: null }]);
    expect(data.account.net_cents).toBe(await world.netOfFile());
    expect(data.account.to_bill_cents).toBe(data.account.net_cents + data.account.fee_cents);
    expect(data.account.schedule.standing).toBe("agreed");
    expect(answer.text).not.toMatch(/cost|yield|sell|commission|margin/);
  });

  test("are refused to who may not, and those of other brands are not there", async () => {
    const world = await changeWorld();
    await world.book();
    const refused = await shown(world, await world.api.signIn("operations"));
    expect(refused.status).toBe(403);
    expect(refused.json.permission).toBe("invoices.view");
    expect((await shown(world, await world.api.signIn("anke.silberfarn"))).status).toBe(403);
    expect((await shown(world, await world.api.signIn("lachlan.banksia"))).status).toBe(404);
  });

  test("take as many queries, however many there are", async () => {
    const world = await changeWorld();
    await world.book();
    await cancel(world);
    const [gone] = await invoicesOf(world);
    const { id: _id, ...copy } = gone!;
    await world.api.system((tx) =>
      tx.insert(invoice).values([1, 2].map((no) => ({ ...copy, uid: `${copy.uid.slice(0, 25)}${no}` }))),
    );
    expect((await asked(world)).invoices).toHaveLength(3);
  });
});

test("the walls show drafts to no agent, no supplier and not the public", async () => {
  const world = await changeWorld();
  await world.book();
  const { agencyId } = await world.file();
  const scopes = [
    { audience: "agent", userId: 1, agencyId, agencyWide: true },
    { audience: "supplier", userId: 1, supplierId: 1 },
  ] as const;
  for (const scope of scopes)
    await expect(
      world.api.parts.database.inScope(scope, (tx) => tx.select().from(invoice)),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
  expect(inArray).toBeDefined();
  expect([clientFile, serviceLine]).toBeDefined();
});
