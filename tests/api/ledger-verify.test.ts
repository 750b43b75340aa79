import { eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
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

type Stray = Pick<typeof accountTransaction.$inferInsert, "seq" | "balanceCents"> &
  Partial<typeof accountTransaction.$inferInsert>;

/** An entry that nobody made: at a place in the ledger, with a balance after it. */
async function addStray(tx: Tx, fileId: number, at: Stray) {
  const [one] = await tx.select().from(accountTransaction).where(eq(accountTransaction.fileId, fileId));
  const { brandId, agencyId } = one!;
  const entry = { date: "2026-11-20", type: "receipt", valueCents: -7, method: "cash" } as const;
  await tx.insert(accountTransaction).values({ ...entry, ...at, fileId, brandId, agencyId });
}

/** What the agency owes of a file by its ledger. */
async function balanceOf(tx: Tx, fileId: number): Promise<number> {
  const rows = await tx.select().from(accountTransaction).where(eq(accountTransaction.fileId, fileId));
  return rows.reduce((sum, { valueCents }) => sum + valueCents, 0);
}

test.each<[string, string, (tx: Tx, fileId: number) => Promise<unknown>]>([
  [
    "an entry is missing",
    "the ledger does not add up",
    async (tx, fileId) => addStray(tx, fileId, { seq: 6, balanceCents: (await balanceOf(tx, fileId)) - 7 }),
  ],
  [
    "a balance is another one",
    "the ledger does not add up",
    async (tx, fileId) => addStray(tx, fileId, { seq: 5, balanceCents: await balanceOf(tx, fileId) }),
  ],
  [
    "more is written off than was",
    "an invoice does not stand where credit notes and write-offs put it",
    (tx, fileId) => tx.update(invoice).set({ writtenOffCents: 6 }).where(eq(invoice.fileId, fileId)),
  ],
  [
    "an invoice was given what never came in",
    "invoices were given more than came in",
    (tx, fileId) => tx.update(invoice).set({ allocatedCents: 501 }).where(eq(invoice.fileId, fileId)),
  ],
  [
    "an invoice has two entries",
    "an invoice and its entry do not agree",
    (tx, fileId) =>
      tx.execute(sql`insert into account_transaction
        (file_id, brand_id, agency_id, seq, date, type, value_cents, balance_cents, invoice_id)
        select file_id, brand_id, agency_id, seq + 4, date, type, 1,
          1 + (select balance_cents from account_transaction l where l.file_id = e.file_id order by seq desc limit 1),
          invoice_id from account_transaction e where file_id = ${fileId} and type = 'invoice'`),
  ],
  [
    "money came from a file that it never left",
    "money that moved between files does not agree",
    async (tx, fileId) => {
      const balanceCents = (await balanceOf(tx, fileId)) - 7;
      const [other] = await tx.select().from(clientFile).where(ne(clientFile.id, fileId)).limit(1);
      const moved = { type: "transfer", otherFileId: other!.id, method: null } as const;
      await addStray(tx, fileId, { seq: 5, balanceCents, ...moved });
    },
  ],
  [
    "a booking is said to be overpaid that is not",
    "what is overpaid is not marked, or what is marked is not overpaid",
    (tx, fileId) => tx.update(clientFile).set({ overpaidSince: new Date() }).where(eq(clientFile.id, fileId)),
  ],
])("it is found where %s", async (_where, fault, tamper) => {
  const world = await busyFile();
  await world.api.system((tx) => tamper(tx, world.fileId));
  const { faults } = await verifyLedger(world.api.parts.database);
  expect(faults).toEqual([{ reference: "NZFI100005", fault }]);
});
