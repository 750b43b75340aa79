import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { supplierInvoice, supplierInvoiceLine } from "#api/db/schema/supplier-invoice.ts";
import { user } from "#api/db/schema/user.ts";
import type { SupplierInvoice } from "#contract/sales/yields/supplier-invoices.ts";

/** What suppliers billed for the services of a file, the latest first; what was taken back is not among it. */
export async function readSupplierInvoices(tx: Tx, fileId: number): Promise<SupplierInvoice[]> {
  const rows = await tx
    .select({
      uid: supplierInvoice.uid,
      supplier_uid: supplier.uid,
      supplier_name: supplier.internetName,
      number: supplierInvoice.number,
      billed_on: supplierInvoice.billedOn,
      note: supplierInvoice.note,
      createdAt: supplierInvoice.createdAt,
      recorded_by: user.name,
      line: serviceLine.uid,
      cents: supplierInvoiceLine.cents,
    })
    .from(supplierInvoice)
    .innerJoin(supplierInvoiceLine, eq(supplierInvoiceLine.supplierInvoiceId, supplierInvoice.id))
    .innerJoin(serviceLine, eq(serviceLine.id, supplierInvoiceLine.lineId))
    .innerJoin(supplier, eq(supplier.id, supplierInvoice.supplierId))
    .leftJoin(user, eq(user.id, supplierInvoice.createdBy))
    .where(and(eq(supplierInvoice.fileId, fileId), isNull(supplierInvoice.takenBackAt)))
    .orderBy(desc(supplierInvoice.billedOn), desc(supplierInvoice.id), serviceLine.dayNo, serviceLine.seq);
  const found = new Map<string, SupplierInvoice>();
  for (const { line, cents, createdAt, ...facts } of rows) {
    const one = found.get(facts.uid) ?? {
      ...facts,
      total_cents: 0,
      lines: [],
      recorded_at: createdAt.toISOString(),
    };
    one.total_cents += cents;
    one.lines.push({ line, cents });
    found.set(facts.uid, one);
  }
  return [...found.values()];
}

/** What was billed for each service, by its uid; one that no invoice names is not among them. */
export function billedByService(invoices: readonly SupplierInvoice[]): ReadonlyMap<string, number> {
  const billed = new Map<string, number>();
  for (const { line, cents } of invoices.flatMap(({ lines }) => lines))
    billed.set(line, (billed.get(line) ?? 0) + cents);
  return billed;
}

/** The services of a file that a supplier renders, by their uid. */
export async function servicesOfSupplier(tx: Tx, of: { fileId: number; supplierId: number }) {
  const rows = await tx
    .select({ id: serviceLine.id, uid: serviceLine.uid })
    .from(serviceLine)
    .where(
      and(
        eq(serviceLine.fileId, of.fileId),
        eq(serviceLine.supplierId, of.supplierId),
        inArray(serviceLine.kind, ["included", "optional"]),
      ),
    );
  return new Map(rows.map(({ uid, id }) => [uid, id]));
}
