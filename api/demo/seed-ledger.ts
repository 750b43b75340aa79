import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { brand } from "#api/db/schema/brand.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction, documentSeries } from "#api/db/schema/ledger.ts";
import { addDays } from "#api/domain/today.ts";
import { numberOf } from "#api/modules/money/ledger/next-number.ts";
import type { FileStatus } from "#contract/primitives.ts";
import type { DemoOptions } from "./seed-demo.ts";

/** An invoice goes out when a trip is settled, and is paid by the time people travel. */
const billed = ["Finalised", "Travelling", "Completed"] as const satisfies readonly FileStatus[];
/** What a trip that is about to begin has been paid of so far. */
const paidPart = 2;

type Billed = Awaited<ReturnType<typeof readBilled>>[number];

/** Issues the demo's invoices of trips that are settled, with the ledger of their files: money came in for most of them. */
export async function seedLedger(tx: Tx, { today, now }: Pick<DemoOptions, "today" | "now">): Promise<void> {
  const given = new Map<string, { brandId: number; year: number; last: number }>();
  for (const draft of await readBilled(tx)) {
    const next = addDays(draft.createdAt.toISOString().slice(0, 10), 1);
    const issuedOn = next < today ? next : today;
    const year = issuedOn.slice(0, 4);
    const key = `${draft.brandId}-${year}`;
    const last = (given.get(key)?.last ?? 0) + 1;
    given.set(key, { brandId: draft.brandId, year: Number(year), last });
    const number = numberOf({ brandCode: draft.brandCode, series: "invoice", year }, last);
    const paid = paidOf(draft);
    const dueDate = draft.dueDate < issuedOn ? issuedOn : draft.dueDate;
    const paidOn = [addDays(issuedOn, 9), today].toSorted()[0] ?? today;
    await tx
      .update(invoice)
      .set({ status: statusOf(draft, paid), number, issueDate: issuedOn, dueDate, allocatedCents: paid })
      .where(eq(invoice.id, draft.id));
    const entry = { fileId: draft.fileId, brandId: draft.brandId, agencyId: draft.agencyId, createdAt: now };
    const total = draft.totalCents;
    await tx.insert(accountTransaction).values([
      {
        ...entry,
        seq: 1,
        date: issuedOn,
        type: "invoice",
        valueCents: total,
        balanceCents: total,
        invoiceId: draft.id,
      },
      ...(paid === 0
        ? []
        : [
            {
              ...entry,
              seq: 2,
              date: paidOn,
              type: "receipt" as const,
              valueCents: -paid,
              balanceCents: total - paid,
              method: isByCard(draft) ? ("card" as const) : ("bank" as const),
              reference: number,
            },
          ]),
    ]);
  }
  const series = [...given.values()].map((one) => ({ ...one, series: "invoice" as const }));
  if (series.length > 0) await tx.insert(documentSeries).values(series);
}

/** Drafts of settled trips in the order in which they were drawn up. */
function readBilled(tx: Tx) {
  return tx
    .select({
      id: invoice.id,
      fileId: invoice.fileId,
      brandId: invoice.brandId,
      agencyId: invoice.agencyId,
      totalCents: invoice.totalCents,
      dueDate: invoice.dueDate,
      createdAt: invoice.createdAt,
      brandCode: brand.code,
      fileStatus: clientFile.status,
    })
    .from(invoice)
    .innerJoin(clientFile, eq(clientFile.id, invoice.fileId))
    .innerJoin(brand, eq(brand.id, invoice.brandId))
    .where(inArray(clientFile.status, [...billed]))
    .orderBy(asc(invoice.createdAt), asc(invoice.id));
}

function paidOf({ fileStatus, totalCents, id }: Billed): number {
  if (fileStatus !== "Finalised") return totalCents;
  return id % paidPart === 0 ? Math.floor(totalCents / paidPart) : 0;
}

/** Some of those who have come home paid by card, through a link. */
function isByCard({ fileStatus, id }: Billed): boolean {
  return fileStatus === "Completed" && id % 3 === 0;
}

function statusOf({ totalCents }: Billed, paid: number) {
  if (paid === totalCents) return "Paid" as const;
  return paid === 0 ? ("Issued" as const) : ("Part Paid" as const);
}
