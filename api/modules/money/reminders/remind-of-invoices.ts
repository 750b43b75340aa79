import { writeAudit, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { invoiceReminder } from "#api/db/schema/invoice-reminder.ts";
import { invoiceFileName } from "#api/documents/file-name.ts";
import { longDate } from "#api/documents/format/dates.ts";
import { money } from "#api/documents/format/money.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import { reminderDue, type ReminderStep } from "#api/domain/money/reminder-steps.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { readPaper } from "#api/modules/money/papers/read-paper.ts";
import { type DueInvoice, holdInvoice, readDue } from "#api/modules/money/reminders/read-due.ts";
import { readSwitch } from "#api/modules/system/settings/settings.ts";

type Parts = {
  /** A transaction of its own in the system's scope. */
  system: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  mailQueued: () => void;
} & Pick<Call, "now" | "serverKey">;

/** The setting by which the house sends none at all. */
export const reminderSwitchKey = "booking.payment_reminders";

/**
 * Reminds agencies of invoices that are still to be paid, by the days of their brand's office: 7 days before, on the day,
 * 7 and 14 days after, each once. Each invoice is a transaction of its own: mail, history and the mark that it went out
 * are there together or not at all.
 */
export async function remindOfInvoices({ system, ...parts }: Parts): Promise<void> {
  const due = await system(async (tx) => {
    if (!(await readSwitch(tx, reminderSwitchKey, true))) return [];
    const brands = await tx.select({ id: brand.id, timezone: brand.timezone }).from(brand);
    const found: DueInvoice[] = [];
    for (const { id, timezone } of brands) {
      found.push(...(await readDue(tx, { brandId: id, today: todayIn(timezone, parts.now()) })));
    }
    return found;
  });
  const failures: unknown[] = [];
  for (const one of due) {
    try {
      if (await system((tx) => remind(tx, one, parts))) parts.mailQueued();
    } catch (error) {
      // One that cannot be written holds up no other.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Answers whether a mail was queued: not for an invoice that was paid meanwhile, nor where another process was quicker. */
async function remind(tx: Tx, { id }: DueInvoice, parts: Omit<Parts, "system">): Promise<boolean> {
  const at = parts.now();
  const held = await holdInvoice(tx, id);
  if (!held?.issuedOn || !held.number) return false;
  const { issuedOn, dueOn, number, uid, fileId, agency, brandId } = held;
  const step = reminderDue({ issuedOn, dueOn }, todayIn(held.timezone, at));
  if (step === null) return false;
  const [marked] = await tx
    .insert(invoiceReminder)
    .values({ invoiceId: id, step, toAddress: agency.email, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: invoiceReminder.id });
  if (!marked) return false;
  const paper = await readPaper(tx, fileId, uid);
  if (!paper) throw new Error("An invoice that was issued is gone");
  const { locale } = agency;
  await queueMail(tx, {
    kind: "payment-reminder",
    params: {
      name: agency.name,
      brand: held.brandName,
      what: `${documentTexts(locale).invoice.kinds[paper.kind]} ${number}`,
      number,
      booking: [held.reference, held.fileName, held.agencyReference ?? ""].filter(Boolean).join(", "),
      amount: money(held.openCents, held.currency, locale),
      due: longDate(dueOn, locale),
      time: timeOf(step),
      file_name: invoiceFileName(paper, paper.locale),
      paper: { of: "invoice", content: paper },
    },
    audience: "agent",
    brandId,
    locale,
    to: { address: agency.email, name: agency.name },
    at,
  });
  const source: AuditSource = {
    ...parts,
    account: null,
    system: true,
    clientAddress: "",
    requestId: "housekeeping",
  };
  await writeAudit(tx, source, {
    subject: { type: "invoice", uid, fileId, brandId },
    action: "reminded",
    after: { number, due_date: dueOn, amount_cents: held.openCents },
  });
  return true;
}

function timeOf(step: ReminderStep): "before" | "today" | "after" {
  if (step === 0) return "today";
  return step < 0 ? "before" : "after";
}
