import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import type { Scope } from "#api/db/scope.ts";
import { keepDraftInvoice } from "#api/modules/money/invoices/keep-draft.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import { countingQueries } from "#tests/support/count-queries.ts";
import { asked, invoicesOf, shown, takeOut } from "#tests/support/invoice-calls.ts";

type World = Awaited<ReturnType<typeof changeWorld>>;

describe("what is no draft any more", () => {
  const attempt = (world: World, change: (draftId: number) => Parameters<World["api"]["system"]>[0]) =>
    invoicesOf(world).then(([one]) => world.api.system(change(one!.id)));
  const settle = async (world: World, set: Partial<typeof invoice.$inferInsert>) => {
    await world.book();
    await world.api.system((tx) => tx.update(invoice).set(set).where(eq(invoice.fileId, world.fileId)));
  };
  const issued = { status: "Issued", number: "NZ-2026-000001", issueDate: "2026-11-20" } as const;
  const refused = { code: "42501" };

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
    const onLines: Parameters<typeof attempt>[1][] = [
      (id) => (tx) => tx.delete(invoiceLine).where(eq(invoiceLine.invoiceId, id)),
      (id) => (tx) => tx.update(invoiceLine).set({ description: "?" }).where(eq(invoiceLine.invoiceId, id)),
    ];
    for (const change of onLines) await expect(attempt(world, change)).rejects.toMatchObject(refused);
    await attempt(
      world,
      (id) => (tx) => tx.update(invoice).set({ status: "Paid" }).where(eq(invoice.id, id)),
    );
    expect(await invoicesOf(world)).toMatchObject([{ status: "Paid", number: issued.number }]);
  });

  test("is left alone when the booking changes, and no draft is drawn up beside it", async () => {
    const world = await changeWorld();
    await settle(world, issued);
    const before = await invoicesOf(world);
    await takeOut(world);
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
    // A token of another audience is none here.
    expect((await shown(world, await world.api.signIn("anke.silberfarn"))).status).toBe(401);
    expect((await shown(world, await world.api.signIn("lachlan.banksia"))).status).toBe(404);
  });
});

test("as many queries draw up a draft, however many services are billed", async () => {
  const world = await changeWorld();
  const costOf = async (reference: string) => {
    const counting = countingQueries(world.api.parts.database);
    await world.api.system((tx) =>
      tx.update(invoice).set({ status: "Void" }).where(eq(invoice.status, "Draft")),
    );
    const lines = await counting.database.inScope(
      { audience: "system" },
      async (tx) => {
        const [file] = await tx.select().from(clientFile).where(eq(clientFile.reference, reference));
        await tx.delete(paymentSchedule).where(eq(paymentSchedule.fileId, file!.id));
        expect(await keepDraftInvoice(tx, file!, "Confirmed", world.api.clock.now())).toHaveLength(1);
        const [draft] = await tx.select().from(invoice).where(eq(invoice.status, "Draft"));
        return tx.$count(invoiceLine, eq(invoiceLine.invoiceId, draft!.id));
      },
      {},
    );
    return { lines, cost: [counting.count(), counting.written()] };
  };
  const [large, small] = [await costOf("NZFI100001"), await costOf("AUFI200001")];
  expect(large.lines).toBeGreaterThan(small.lines);
  expect(large.cost).toEqual(small.cost);
});

test("the walls show drafts to the office of the brand alone", async () => {
  const world = await changeWorld();
  await world.book();
  const { agencyId, brandId } = await world.file();
  const seen = (scope: Scope) =>
    world.api.parts.database.inScope(scope, async (tx) => ({
      invoices: await tx.$count(invoice, eq(invoice.fileId, world.fileId)),
      lines: await tx.$count(invoiceLine),
    }));
  await expect(seen({ audience: "supplier", userId: 1, supplierId: 1 })).rejects.toMatchObject({
    code: "42501",
  });
  const agent: Scope = { audience: "agent", userId: 1, agencyId, agencyWide: true };
  expect(await seen(agent)).toEqual({ invoices: 0, lines: 0 });
  expect(await seen({ audience: "office", userId: 1, brandIds: [brandId] })).toMatchObject({ invoices: 1 });
  const elsewhere = await seen({ audience: "office", userId: 1, brandIds: [brandId + 100] });
  expect(elsewhere).toEqual({ invoices: 0, lines: 0 });
});
