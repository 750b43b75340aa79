import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { draftInvoice, type InvoiceDraft } from "#api/domain/files/draft-invoice.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import { todayIn } from "#api/domain/today.ts";
import { TaxCode } from "#contract/money/ledger-words.ts";
import { counts } from "#api/modules/files/client-file/lines.ts";

/** A booking as far as its invoices depend on it. */
export type Billing = Awaited<ReturnType<typeof readBillings>>[number];
type LineRow = Awaited<ReturnType<typeof readLines>>[number];

/** A charge with what its line on the invoice says. */
export type BookedCharge = {
  cents: number;
  taxCode: TaxCode;
  isFee: boolean;
  line: Pick<LineRow, "id" | "name" | "qty" | "dateFrom" | "dateTo">;
};
export type BookedDraft = InvoiceDraft<BookedCharge>;

/** What is billed of some files, to whom and when, in as many queries for one as for all. System scope. */
export async function readBillings(tx: Tx, fileIds: readonly number[]) {
  const ids = [...fileIds];
  const heads = await tx
    .select({
      fileId: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      kind: clientFile.kind,
      lockVersion: clientFile.lockVersion,
      name: clientFile.name,
      currency: clientFile.currency,
      locale: clientFile.locale,
      travelDate: clientFile.travelDate,
      brandId: brand.id,
      brandCode: brand.code,
      timezone: brand.timezone,
      taxBps: brand.taxBps,
      agencyId: agency.id,
      creditTerms: agency.creditTerms,
      paymentDays: agency.paymentDays,
      billTo: { name: agency.legalName, address: agency.address, email: agency.email },
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .where(inArray(clientFile.id, ids))
    .orderBy(asc(clientFile.id));
  const lines = groupRows(await readLines(tx, ids), "fileId");
  const payments = await tx
    .select()
    .from(paymentSchedule)
    .where(inArray(paymentSchedule.fileId, ids))
    .orderBy(asc(paymentSchedule.fileId), asc(paymentSchedule.seq));
  const schedules = groupRows(payments, "fileId");
  return heads.map((head) => ({
    ...head,
    charges: (lines.get(head.fileId) ?? []).flatMap(chargesOf),
    schedule: schedules.get(head.fileId) ?? [],
  }));
}

function readLines(tx: Tx, fileIds: number[]) {
  return tx
    .select({
      id: serviceLine.id,
      fileId: serviceLine.fileId,
      name: serviceLine.name,
      qty: serviceLine.qty,
      dateFrom: serviceLine.dateFrom,
      dateTo: serviceLine.dateTo,
      kind: serviceLine.kind,
      costed: serviceLine.costed,
      status: serviceLine.status,
      penaltyCents: serviceLine.penaltyCents,
      netCents: linePrice.netCents,
      taxCode: linePrice.taxCode,
    })
    .from(serviceLine)
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .where(inArray(serviceLine.fileId, fileIds))
    .orderBy(asc(serviceLine.fileId), asc(serviceLine.dayNo), asc(serviceLine.seq));
}

/** The net of a service that counts, and the fee of one that was cancelled, under the tax of its price. */
function chargesOf(line: LineRow): BookedCharge[] {
  const taxCode = TaxCode.parse(line.taxCode ?? "STD");
  const net = counts(line) ? (line.netCents ?? 0) : 0;
  return [
    { cents: net, taxCode, isFee: false, line },
    { cents: line.penaltyCents ?? 0, taxCode, isFee: true, line },
  ].filter(({ cents }) => cents !== 0);
}

/** The first invoice of a booking that was confirmed at that moment; null where nothing is to be paid. */
export function draftOf(billing: Billing, confirmedAt: Date): BookedDraft | null {
  return draftInvoice(
    {
      charges: billing.charges,
      schedule: billing.schedule,
      confirmedOn: todayIn(billing.timezone, confirmedAt),
      paymentDays: billing.creditTerms === "credit" ? billing.paymentDays : 0,
    },
    billing.taxBps,
  );
}
