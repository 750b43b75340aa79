import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import type { Call } from "#api/http/context.ts";
import { queueMail } from "#api/mail/outbox.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { officeWith } from "#api/modules/files/client-file/recipients.ts";
import { agentOf, inWords, tellOfFile } from "#api/modules/sales/bookings/tell.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { numberFormatter } from "#contract/formatters.ts";

/** What was cancelled: the fee in cents, and the words of who did it. */
type Ended = { fee: number; reason: string };

/**
 * Tells the other side that a booking is cancelled: the office and the agent where the agency did it, the agency where
 * the office did it for them. `tx` must be of the system's scope.
 */
export async function tellCancelled(tx: Tx, submission: Submission, ended: Ended, call: Call): Promise<void> {
  await tellAccounts(tx, submission, call);
  if (call.scope.audience === "office") return tellAgency(tx, submission, ended, call);
  await tellOfFile(tx, submission, call, {
    notification: "booking.cancelled",
    toOffice: "cancellation-received",
    toAgent: "cancellation-requested",
    facts: { reason: ended.reason },
  });
}

/** The agent whose file it is hears it by bell and mail; where nobody is named the agency has the mail. */
async function tellAgency(tx: Tx, submission: Submission, { fee, reason }: Ended, call: Call) {
  const { file } = submission;
  const agent = file.agentUserId === null ? null : await agentOf(tx, submission, call);
  const to = agent ?? (await agencyOf(tx, file.agencyId));
  const { name: by } = call.signedIn();
  if (agent) {
    const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, by };
    await notify(tx, call, [agent], { kind: "booking.cancelled", facts });
  }
  const amount = numberFormatter(to.locale, {
    style: "currency",
    currency: file.currency,
    useGrouping: "always",
  });
  await queueMail(tx, {
    kind: "booking-cancelled",
    audience: "agent",
    brandId: file.brandId,
    at: call.now(),
    locale: to.locale,
    to: { address: to.email, name: to.name },
    params: {
      name: to.name,
      by,
      reference: file.reference,
      file_name: file.name,
      ...inWords(file.travelDate, to.locale),
      reason,
      fee: amount.format(fee / 100),
      path: `/app/view-booking/${file.reference}`,
    },
  });
}

/** Those who issue credit notes hear of it where something was billed or paid. */
async function tellAccounts(tx: Tx, { file }: Submission, call: Call): Promise<void> {
  const [entry] = await tx
    .select({ id: accountTransaction.id })
    .from(accountTransaction)
    .where(eq(accountTransaction.fileId, file.id))
    .limit(1);
  if (!entry) return;
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name };
  await notify(tx, call, await officeWith(tx, file, "invoices.credit"), { kind: "account.to-settle", facts });
}

async function agencyOf(tx: Tx, id: number) {
  const [found] = await tx
    .select({ name: agency.name, email: agency.email, locale: agency.locale })
    .from(agency)
    .where(eq(agency.id, id));
  if (!found) throw new Error("A file is of an agency");
  return found;
}
