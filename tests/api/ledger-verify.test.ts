import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import type { Tx } from "#api/db/client.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

/** A file with an invoice, a payment and a credit note. */
async function busyFile() {
  const world = await ledgerWorld();
  await world.issue("full");
  await world.receipt(500);
  const { uid } = await world.newest();
  await world.deed(`invoices/${uid}/credit`, { reason: "goodwill", amounts: { STD: 1150 } });
  await world.deed(`invoices/${uid}/write-off`, { cents: 5, note: "Bank fees" });
  return world;
}

test("ledgers and documents agree after every kind of deed", async () => {
  const world = await busyFile();
  const report = await verifyLedger(world.api.parts.database);
  expect(report).toEqual({ entries: expect.any(Number), faults: [] });
  expect(report.entries).toBeGreaterThanOrEqual(4);
});

const stray = { date: "2026-11-20", type: "receipt", valueCents: -7, method: "cash" } as const;

test.each<[string, (tx: Tx, fileId: number) => Promise<unknown>]>([
  [
    "the ledger does not add up",
    async (tx, fileId) => {
      const [one] = await tx.select().from(accountTransaction).where(eq(accountTransaction.fileId, fileId));
      const { brandId, agencyId } = one!;
      await tx
        .insert(accountTransaction)
        .values({ ...stray, fileId, brandId, agencyId, seq: 9, balanceCents: 0 });
    },
  ],
  [
    "an invoice does not stand where credit notes and write-offs put it",
    (tx, fileId) => tx.update(invoice).set({ writtenOffCents: 6 }).where(eq(invoice.fileId, fileId)),
  ],
  [
    "invoices were given more than came in",
    (tx, fileId) => tx.update(invoice).set({ allocatedCents: 501 }).where(eq(invoice.fileId, fileId)),
  ],
  [
    "an invoice and its entry do not agree",
    (tx, fileId) =>
      tx.execute(sql`insert into account_transaction
        (file_id, brand_id, agency_id, seq, date, type, value_cents, balance_cents, invoice_id)
        select file_id, brand_id, agency_id, seq + 4, date, type, 1,
          1 + (select balance_cents from account_transaction l where l.file_id = e.file_id order by seq desc limit 1),
          invoice_id from account_transaction e where file_id = ${fileId} and type = 'invoice'`),
  ],
])("it is found where %s", async (fault, tamper) => {
  const world = await busyFile();
  await world.api.system((tx) => tamper(tx, world.fileId));
  const { faults } = await verifyLedger(world.api.parts.database);
  expect(faults).toEqual([{ reference: "NZFI100005", fault }]);
});
