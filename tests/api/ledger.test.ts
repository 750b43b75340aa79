import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setting } from "#api/db/schema/brand.ts";
import { documentSeries } from "#api/db/schema/ledger.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { auditOf, invoicesOf, linesOf } from "#tests/support/invoice-calls.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

const sumOf = (list: readonly { amountCents: number }[]) =>
  list.reduce((sum, one) => sum + one.amountCents, 0);

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("issuing an invoice", () => {
  test("makes the draft the invoice: a number without gaps, its lines, one entry of the ledger", async () => {
    const world = await ledgerWorld();
    const [draft] = await invoicesOf(world);
    const answer = await world.issue("deposit");
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json.data).toEqual({ number: expect.stringMatching(/^NZ-2026-\d{6}$/), ledger_version: 1 });
    const [issued, ...more] = await invoicesOf(world);
    expect(more).toEqual([]);
    expect(issued).toMatchObject({
      uid: draft!.uid,
      number: answer.json.data.number,
      status: "Issued",
      issueDate: "2026-11-20",
      totalCents: draft!.totalCents,
      gstCents: draft!.gstCents,
    });
    expect(sumOf(await linesOf(world, issued!.id))).toBe(issued!.totalCents);
    expect(await world.entries()).toMatchObject([
      {
        seq: 1,
        type: "invoice",
        valueCents: issued!.totalCents,
        balanceCents: issued!.totalCents,
        invoiceId: issued!.id,
      },
    ]);
    expect((await auditOf(world, issued!.uid)).map(({ action }) => action)).toEqual(["created", "issued"]);
    const { account, issuable } = await world.money();
    expect(account).toMatchObject({ invoiced_cents: issued!.totalCents, due_cents: issued!.totalCents });
    expect(account.to_bill_cents).toBe(account.net_cents + account.fee_cents - issued!.totalCents);
    expect(issuable).toMatchObject([
      { kind: "deposit", possible: false, refusal: "ALREADY_INVOICED" },
      { kind: "balance", possible: true, total_cents: account.to_bill_cents },
      { kind: "full", possible: false, refusal: "ALREADY_INVOICED" },
    ]);
  });

  test("bills the balance as the whole file less what was invoiced, with the GST of the whole", async () => {
    const world = await ledgerWorld();
    await world.issue("deposit");
    const { account } = await world.money();
    await world.issue("balance", { due_date: "2026-12-24" });
    const [deposit, balance] = await invoicesOf(world);
    expect(balance).toMatchObject({
      kind: "balance",
      dueDate: "2026-12-24",
      previouslyInvoicedCents: deposit!.totalCents,
      totalCents: account.to_bill_cents,
    });
    const lines = await linesOf(world, balance!.id);
    expect(lines.at(-1)).toMatchObject({ description: "Moins les montants déjà facturés" });
    expect(sumOf(lines)).toBe(balance!.totalCents);
    const net = account.net_cents + account.fee_cents;
    expect(deposit!.gstCents + balance!.gstCents).toBe(Math.round((net * 1500) / 11_500));
    expect((await world.money()).account).toMatchObject({ to_bill_cents: 0, due_cents: net });
    expect((await world.issue("balance")).json.errors).toEqual({ kind: ["There is nothing to bill."] });
  });

  test("takes no number where it is refused, and none twice", async () => {
    const world = await ledgerWorld();
    const before = await world.api.system((tx) => tx.select().from(documentSeries));
    expect((await world.issue("deposit", { cents: 0 })).json.errors).toHaveProperty("cents");
    expect((await world.issue("deposit", { cents: 99_999_999 })).status).toBe(422);
    expect(await world.api.system((tx) => tx.select().from(documentSeries))).toEqual(before);
    const version = { ledger_version: 0, kind: "full" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.raw("invoices", version)));
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await world.entries()).toHaveLength(1);
  });

  test("gives an invoice of fees alone its own name", async () => {
    const world = await ledgerWorld();
    await world.api.system((tx) =>
      tx
        .update(serviceLine)
        .set({ status: "CX", penaltyCents: 1150 })
        .where(eq(serviceLine.fileId, world.fileId)),
    );
    expect((await world.issue("full")).status).toBe(201);
    expect(await world.newest()).toMatchObject({ kind: "cancellation" });
  });
});

describe("receipts and refunds", () => {
  test("serve the invoices, keep what is too much on account and give it back", async () => {
    const world = await ledgerWorld();
    await world.issue("deposit");
    const { open_cents: open } = await world.newest();
    await world.receipt(open - 5);
    expect(await world.newest()).toMatchObject({
      status: "Part Paid",
      open_cents: 5,
      allocated_cents: open - 5,
    });
    await world.receipt(105);
    expect(await world.newest()).toMatchObject({ status: "Paid", open_cents: 0 });
    const { account, ledger } = await world.money();
    expect(account).toMatchObject({ received_cents: open + 100, due_cents: -100, on_account_cents: 100 });
    expect(ledger.map(({ type, balance_cents: balance }) => [type, balance])).toEqual([
      ["invoice", open],
      ["receipt", 5],
      ["receipt", -100],
    ]);
    expect(ledger[1]).toMatchObject({ method: "bank", reference: "ANZ 4711", by: expect.any(String) });
    const back = (cents: number) => world.deed("refunds", { date: "2026-11-20", cents, method: "bank" });
    expect((await back(101)).json.errors).toEqual({ cents: ["This is more than is on account."] });
    expect((await back(100)).status).toBe(201);
    expect((await world.money()).account).toMatchObject({ due_cents: 0, on_account_cents: 0 });
  });

  test("are refused on days to come, before the invoice and in a closed period, beside the day", async () => {
    const world = await ledgerWorld();
    await world.issue("deposit");
    const { uid } = await world.newest();
    const refusal = async (date: string, more: object = {}) =>
      (await world.receipt(5, { date, ...more })).json.errors?.date?.[0];
    expect(await refusal("2026-11-21")).toContain("today");
    expect(await refusal("2026-11-19", { invoice: uid })).toContain("before the invoice");
    await world.api.system((tx) =>
      tx.insert(setting).values({ key: "booking.locked_until", group: "booking", value: "2026-11-20" }),
    );
    expect(await refusal("2026-11-20")).toContain("closed");
    expect((await world.issue("balance")).json.errors).toHaveProperty("kind");
    expect(await world.entries()).toHaveLength(1);
  });

  test("let one of two accountants win, and tell the other that somebody was faster", async () => {
    const world = await ledgerWorld();
    await world.issue("deposit");
    const { open_cents: cents } = await world.newest();
    const body = { date: "2026-11-20", cents, method: "bank", ledger_version: 1 };
    const answers = await Promise.all([world.raw("receipts", body), world.raw("receipts", body)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.message).toContain("Somebody else");
    expect((await world.money()).account).toMatchObject({ due_cents: 0 });
  });
});

describe("credit notes and write-offs", () => {
  test("take an invoice back under a series of their own, in part and whole", async () => {
    const world = await ledgerWorld();
    await world.issue("full");
    const invoice = await world.newest();
    const credit = (body: object) =>
      world.deed(`invoices/${invoice.uid}/credit`, { reason: "goodwill", note: "Sorry", ...body });
    const part = await credit({ amounts: { STD: 1150 } });
    expect(part.json.data.number).toMatch(/^NZC-2026-\d{6}$/);
    const over = await credit({ amounts: { STD: 99_999_999 } });
    expect(over.json.errors).toEqual({ "amounts.STD": ["This is more than is left of the invoice."] });
    expect((await credit({})).status).toBe(201);
    const { credit_notes: notes, account, ledger } = await world.money();
    expect(notes.map(({ of, total_cents: total }) => [of, total])).toEqual([
      [invoice.number, invoice.total_cents - 1150],
      [invoice.number, 1150],
    ]);
    expect(notes[1]).toMatchObject({ gst_cents: 150, reason: "goodwill", note: "Sorry" });
    expect(notes.reduce((sum, { gst_cents: gst }) => sum + gst, 0)).toBe(invoice.gst_cents);
    expect(account).toMatchObject({ credits_cents: invoice.total_cents, due_cents: 0 });
    expect(ledger.at(-1)).toMatchObject({ type: "credit_note", balance_cents: 0, number: notes[0]!.number });
    expect(await world.newest()).toMatchObject({ status: "Credited", open_cents: 0, left: [] });
    expect((await credit({})).json.errors).toHaveProperty("reason");
  });

  test("give up what is open and take it back", async () => {
    const world = await ledgerWorld();
    await world.issue("deposit");
    const { uid, open_cents: open } = await world.newest();
    const write = (way: string, cents: number) =>
      world.deed(`invoices/${uid}/${way}`, { cents, note: "Bank fees" });
    expect((await write("write-off", open + 1)).json.errors).toHaveProperty("cents");
    expect((await write("write-off", open)).status).toBe(201);
    expect(await world.newest()).toMatchObject({ status: "Written Off", open_cents: 0 });
    expect((await write("write-back", open)).status).toBe(201);
    expect((await write("write-back", 1)).json.errors).toHaveProperty("cents");
    expect(await world.newest()).toMatchObject({ status: "Issued", open_cents: open });
  });
});
