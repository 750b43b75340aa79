import { and, asc, between, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoiceReminder } from "#api/db/schema/invoice-reminder.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { reminderDue, reminderStands, reminderSteps } from "#api/domain/money/reminder-steps.ts";
import { addDays } from "#api/domain/today.ts";

/** So many of a brand at once; the rest follow at the next time. */
const most = 100;

const openCents = sql<number>`${invoice.totalCents} - ${invoice.creditedCents} - ${invoice.writtenOffCents} - ${invoice.allocatedCents}`;

/**
 * Invoices of which an agency may be reminded: open, as their status says, of an agency that wants it. Of a booking that is cancelled or about
 * to be, only what bills its fees: the rest is for a person to credit first.
 */
const mayBeReminded = and(
  inArray(invoice.status, ["Issued", "Part Paid"]),
  eq(agency.sendsReminders, true),
  or(eq(invoice.kind, "cancellation"), notInArray(clientFile.status, ["Cancellation", "Cancelled"])),
);

export type DueInvoice = { id: number };

/** Invoices of a brand whose agency is to be reminded on a day and was not yet. `tx` is of the system's scope. */
export async function readDue(
  tx: Tx,
  { brandId, today }: { brandId: number; today: string },
): Promise<DueInvoice[]> {
  const [first = 0, last = 0] = [reminderSteps.at(0), reminderSteps.at(-1)];
  // The latest step whose day has come; `reminderDue` says the same of one invoice.
  const step = sql`(select max(s) from unnest(array[${sql.raw(reminderSteps.join(", "))}]) s
    where ${invoice.dueDate} + s <= ${today}::date)`;
  const rows = await tx
    .select({ id: invoice.id, issuedOn: sql<string>`${invoice.issueDate}`, dueOn: invoice.dueDate })
    .from(invoice)
    .innerJoin(agency, eq(agency.id, invoice.agencyId))
    .innerJoin(clientFile, eq(clientFile.id, invoice.fileId))
    .where(
      and(
        eq(invoice.brandId, brandId),
        between(invoice.dueDate, addDays(today, -last - reminderStands), addDays(today, -first)),
        mayBeReminded,
        // What was issued after the day of its reminder had come has none, and would stand in the way of others.
        sql`${invoice.dueDate} + ${step} > ${invoice.issueDate}`,
        sql`${invoice.dueDate} + ${step} >= ${addDays(today, -reminderStands)}::date`,
        sql`not exists (select from ${invoiceReminder} where ${invoiceReminder.invoiceId} = ${invoice.id}
          and ${invoiceReminder.step} = ${step})`,
      ),
    )
    .orderBy(asc(invoice.dueDate), asc(invoice.id))
    .limit(most);
  return rows.filter((row) => reminderDue(row, today) !== null);
}

/** An invoice that may still be reminded of, kept for this transaction; undefined where it was paid, or somebody works on it. */
export async function holdInvoice(tx: Tx, id: number) {
  const [held] = await tx
    .select({
      uid: invoice.uid,
      number: invoice.number,
      issuedOn: invoice.issueDate,
      dueOn: invoice.dueDate,
      currency: invoice.currency,
      openCents,
      fileId: invoice.fileId,
      brandId: invoice.brandId,
      brandName: brand.name,
      timezone: brand.timezone,
      reference: clientFile.reference,
      fileName: clientFile.name,
      agencyReference: clientFile.agentReference,
      agency: { name: agency.name, email: agency.email, locale: agency.locale },
    })
    .from(invoice)
    .innerJoin(agency, eq(agency.id, invoice.agencyId))
    .innerJoin(clientFile, eq(clientFile.id, invoice.fileId))
    .innerJoin(brand, eq(brand.id, invoice.brandId))
    .where(and(eq(invoice.id, id), mayBeReminded))
    .for("no key update", { of: invoice, skipLocked: true });
  return held;
}
