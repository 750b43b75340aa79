import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { accountTransaction, creditNote } from "#api/db/schema/ledger.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

describe("who may do what", () => {
  test("consultants read, accounts do, agencies read what was issued and nothing of why", async () => {
    const world = await ledgerWorld();
    const consultant = await world.api.signIn("consultant");
    expect((await world.deed("invoices", { kind: "deposit" }, consultant)).status).toBe(403);
    const manager = await world.api.signIn("anke.silberfarn");
    const agent = () => world.api.call("/api/agent/client-files/NZFI100005/invoices", { token: manager });
    expect((await world.get("/invoices")).status).toBe(403);
    expect((await agent()).json.data).toMatchObject({ invoices: [], ledger: [], sums: { due_cents: 0 } });
    await world.issue("deposit");
    await world.receipt(100, { note: "They called twice" });
    const shown = (await agent()).json.data;
    expect(shown.invoices).toHaveLength(1);
    expect(shown.ledger).toHaveLength(2);
    expect(shown.sums).toEqual(
      expect.objectContaining({ received_cents: 100, due_cents: (await world.money()).account.due_cents }),
    );
    expect(JSON.stringify(shown)).not.toContain("They called twice");
    expect(JSON.stringify(shown)).not.toContain('"by"');
  });

  test("the ledger and its documents are never rewritten, by the database alone", async () => {
    const world = await ledgerWorld();
    await world.issue("full");
    const { uid } = await world.newest();
    await world.deed(`invoices/${uid}/credit`, { reason: "correction" });
    const changes = [
      sql`update ${accountTransaction} set value_cents = 1`,
      sql`delete from ${accountTransaction}`,
      sql`update ${creditNote} set total_cents = 1`,
      sql`delete from credit_note_line`,
    ];
    for (const change of changes) {
      await expect(world.api.system((tx) => tx.execute(change))).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("another agency and another brand's office find neither the file nor its papers", async () => {
    const world = await ledgerWorld();
    await world.issue("deposit");
    const { uid } = await world.newest();
    const [own, other] = [await world.api.signIn("anke.silberfarn"), await world.api.signIn("emma.larkspur")];
    const agentPath = `/api/agent/client-files/NZFI100005/invoices`;
    for (const path of [agentPath, `${agentPath}/${uid}/document`]) {
      expect((await world.api.call(path, { token: own })).status, path).toBe(200);
      expect((await world.api.call(path, { token: other })).status, path).toBe(404);
    }
    const banksia = await world.api.signIn("manager.banksia");
    expect(
      (
        await world.raw(
          "receipts",
          { date: "2026-11-20", cents: 5, method: "bank", ledger_version: 1 },
          banksia,
        )
      ).status,
    ).toBe(404);
    expect((await world.api.call(`${world.path}/invoices/${uid}/document`, { token: banksia })).status).toBe(
      404,
    );
    const paper = await world.api.call(`${world.path}/invoices/${uid}/document`, { token: world.accounts });
    expect(paper.text.startsWith("%PDF")).toBe(true);
  });

  test("terms of credit move the due day of a deposit", async () => {
    const world = await ledgerWorld();
    const { agencyId } = await world.file();
    await world.api.system((tx) =>
      tx.update(agency).set({ creditTerms: "credit", paymentDays: 30 }).where(eq(agency.id, agencyId)),
    );
    await world.issue("deposit");
    expect(await world.newest()).toMatchObject({ due_date: "2026-12-20" });
  });
});
