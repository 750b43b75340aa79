import { and, asc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { lineCost, serviceLine } from "#api/db/schema/service-line.ts";
import { supplierInvoice, supplierInvoiceLine } from "#api/db/schema/supplier-invoice.ts";
import { user } from "#api/db/schema/user.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import { addDays } from "#api/domain/today.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";

/** What every fourth invoice bills more than was agreed, in cents, and why. */
const surplus = { cents: 2_500, note: "Late arrival" };

/** Suppliers have billed what they rendered on trips that are over, most of them as agreed. */
export async function seedSupplierInvoices(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const services = await tx
    .select({
      lineId: serviceLine.id,
      fileId: serviceLine.fileId,
      reference: clientFile.reference,
      endDate: clientFile.endDate,
      supplierId: serviceLine.supplierId,
      cents: lineCost.costCents,
    })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(lineCost, and(eq(lineCost.lineId, serviceLine.id), eq(lineCost.isCurrent, true)))
    .where(
      and(
        eq(clientFile.kind, "booking"),
        inArray(serviceLine.status, ["OK", "AL"]),
        isNotNull(serviceLine.supplierId),
        lt(clientFile.endDate, today),
      ),
    )
    .orderBy(asc(clientFile.reference), asc(serviceLine.dayNo), asc(serviceLine.seq));
  const [clerk] = await tx.select({ id: user.id }).from(user).where(eq(user.username, "accounts"));
  const keyed = services.map((one) => ({ ...one, key: `${one.reference}:${one.supplierId}` }));
  const papers = [...groupRows(keyed, "key")].flatMap(([key, rendered], index) => {
    const paid = rendered.filter(({ cents }) => cents > 0);
    const [first] = paid;
    if (!first || first.supplierId === null) return [];
    const wanted = addDays(first.endDate, 2);
    const billedOn = wanted < today ? wanted : today;
    const isDearer = index % 4 === 3;
    return [
      {
        paid,
        isDearer,
        row: {
          uid: seedUid("supplier invoice", key),
          fileId: first.fileId,
          supplierId: first.supplierId,
          number: `S-${String(4_100 + index)}`,
          billedOn,
          note: isDearer ? surplus.note : "",
          createdBy: clerk?.id ?? null,
          createdAt: now,
        },
      },
    ];
  });
  if (papers.length === 0) return;
  const kept = await tx
    .insert(supplierInvoice)
    .values(papers.map(({ row }) => row))
    .returning({ id: supplierInvoice.id });
  const billed = kept.flatMap(({ id: supplierInvoiceId }, at) => {
    const { paid = [], isDearer } = papers[at] ?? {};
    return paid.map(({ lineId, cents }, index) => ({
      supplierInvoiceId,
      lineId,
      cents: cents + (isDearer && index === 0 ? surplus.cents : 0),
    }));
  });
  await tx.insert(supplierInvoiceLine).values(billed);
}
