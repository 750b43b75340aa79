import { and, eq, isNull } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierInvoice, supplierInvoiceLine } from "#api/db/schema/supplier-invoice.ts";
import { todayIn } from "#api/domain/today.ts";
import { ulid } from "ulid";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { refuseDayToCome } from "#api/modules/money/ledger/check-day.ts";
import { readSupplierInvoices, servicesOfSupplier } from "#api/modules/sales/yields/supplier-invoices.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type {
  keepSupplierInvoice,
  takeBackSupplierInvoice,
} from "#contract/sales/yields/supplier-invoices.ts";

type Kept = InputOf<typeof keepSupplierInvoice>;

/**
 * Writes down what a supplier billed for services of a file. A paper whose number is there already, a day to come and
 * a service of another supplier are refused beside their fields.
 */
export async function keepInvoiceOfSupplier({ params, body }: Kept, call: Call): Promise<{ uid: string }> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const file = await readFile(tx, fileId);
    refuseDayToCome(
      { day: body.billed_on, today: todayIn(file.timezone, call.now()), field: "billed_on" },
      call,
    );
    const by = await readSupplier(tx, body.supplier, call);
    const lines = await amountsOf(tx, { fileId, supplierId: by.id }, body, call);
    const [added] = await tx
      .insert(supplierInvoice)
      .values({
        uid: ulid(call.now().getTime()),
        fileId,
        supplierId: by.id,
        number: body.number,
        billedOn: body.billed_on,
        note: body.note,
        createdBy: call.signedIn().id,
        createdAt: call.now(),
      })
      .onConflictDoNothing()
      .returning({ id: supplierInvoice.id, uid: supplierInvoice.uid });
    if (!added) throw invalid({ number: [moneyTexts(call.locale).supplierInvoiceKnown] });
    await tx
      .insert(supplierInvoiceLine)
      .values(lines.map((line) => ({ ...line, supplierInvoiceId: added.id })));
    await writeAudit(tx, call, {
      subject: { type: "supplier-invoice", uid: added.uid, fileId, brandId: file.brandId },
      action: "recorded",
      before: {},
      after: {
        number: body.number,
        supplier: by.name,
        amount_cents: lines.reduce((sum, { cents }) => sum + cents, 0),
      },
    });
    return { uid: added.uid };
  });
}

type TakenBack = InputOf<typeof takeBackSupplierInvoice>;

/** Takes back what was written down by mistake. What is taken back already stays so; 404 for one of another file. */
export async function takeBackInvoiceOfSupplier({ params }: TakenBack, call: Call): Promise<undefined> {
  const fileId = await findFileId(params, call);
  await call.database.inScope(call.scope, async (tx) => {
    const file = await readFile(tx, fileId);
    const told = (await readSupplierInvoices(tx, fileId)).find(({ uid }) => uid === params.invoice);
    const of = and(eq(supplierInvoice.fileId, fileId), eq(supplierInvoice.uid, params.invoice));
    const [changed] = await tx
      .update(supplierInvoice)
      .set({ takenBackAt: call.now(), takenBackBy: call.signedIn().id })
      .where(and(of, isNull(supplierInvoice.takenBackAt)))
      .returning({ uid: supplierInvoice.uid });
    if (!changed) {
      const [known] = await tx.select({ id: supplierInvoice.id }).from(supplierInvoice).where(of);
      if (!known) throw notFound(textsIn(call.locale).recordNotFound);
      return;
    }
    await writeAudit(tx, call, {
      subject: { type: "supplier-invoice", uid: changed.uid, fileId, brandId: file.brandId },
      action: "taken-back",
      before: { number: told?.number, supplier: told?.supplier_name, amount_cents: told?.total_cents },
      after: {},
    });
  });
}

async function readFile(tx: Tx, fileId: number) {
  const [file] = await tx
    .select({ brandId: clientFile.brandId, timezone: brand.timezone })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(eq(clientFile.id, fileId));
  if (!file) throw new Error("A file went while something was written to it");
  return file;
}

async function readSupplier(tx: Tx, uid: string, call: Call) {
  const [found] = await tx
    .select({ id: supplier.id, name: supplier.internetName })
    .from(supplier)
    .where(eq(supplier.uid, uid));
  if (!found) throw invalid({ supplier: [moneyTexts(call.locale).otherSupplier] });
  return found;
}

/** The amounts by the keys of their services: one at least, each service once, of this supplier, and not zero. */
async function amountsOf(
  tx: Tx,
  of: { fileId: number; supplierId: number },
  { lines }: Kept["body"],
  call: Call,
): Promise<{ lineId: number; cents: number }[]> {
  const texts = moneyTexts(call.locale);
  const services = await servicesOfSupplier(tx, of);
  const amounts = new Map<number, number>();
  lines.forEach(({ line, cents }, index) => {
    if (cents === null) return;
    const lineId = services.get(line);
    if (lineId === undefined || amounts.has(lineId))
      throw invalid({ [`lines.${index}.cents`]: [texts.otherSupplier] });
    if (cents === 0) throw invalid({ [`lines.${index}.cents`]: [texts.amountOfNothing] });
    amounts.set(lineId, cents);
  });
  if (amounts.size === 0) throw invalid({ lines: [texts.noAmount] });
  return [...amounts].map(([lineId, cents]) => ({ lineId, cents }));
}
