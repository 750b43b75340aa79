import { desc, eq, sql } from "drizzle-orm";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { listHistory } from "#api/audit/history.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoiceReminder } from "#api/db/schema/invoice-reminder.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { reminderSwitchKey } from "#api/modules/money/reminders/remind-of-invoices.ts";
import { readSwitch } from "#api/modules/system/settings/settings.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { AgencyReminders, agencyReminders } from "#contract/money/agency-reminders.ts";

type OfFile = Pick<InputOf<typeof agencyReminders.show>, "params">;

/** Whether the agency of a file that the caller may see is reminded, and which reminders of the file went out. */
export async function showReminders({ params }: OfFile, call: Call): Promise<AgencyReminders> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => present(tx, fileId, await read(tx, fileId, call)));
}

/** Turns the reminders of an agency on or off, for all its files. */
export async function saveReminders(
  { params, body }: InputOf<typeof agencyReminders.save>,
  call: Call,
): Promise<AgencyReminders> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const found = await read(tx, fileId, call, true);
    const before = await present(tx, fileId, found);
    sameVersion(before, body.lock_version, call);
    const sides = {
      before: { sends_reminders: before.sends_reminders },
      after: { sends_reminders: body.sends_reminders },
    };
    if (isUnchanged(sides.before, sides.after)) return before;
    await tx
      .update(agency)
      .set({
        sendsReminders: body.sends_reminders,
        updatedAt: call.now(),
        lockVersion: sql`${agency.lockVersion} + 1`,
      })
      .where(eq(agency.uid, found.uid));
    await writeAudit(tx, call, { subject: { type: "agency", uid: found.uid }, action: "changed", ...sides });
    return present(tx, fileId, await read(tx, fileId, call));
  });
}

/** Who turned them on or off. */
export async function reminderHistory(
  { params, query }: InputOf<typeof agencyReminders.history>,
  call: Call,
) {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const { uid } = await read(tx, fileId, call);
    const entries = sql`jsonb_exists(${auditLog.after}, 'sends_reminders')`;
    return listHistory(tx, { type: "agency", uid }, query, { entries });
  });
}

type Found = Awaited<ReturnType<typeof read>>;

/** The agency of a file. With `hold`, nobody else changes it before this transaction ends. */
async function read(tx: Tx, fileId: number, call: Call, hold = false) {
  const query = tx
    .select({
      uid: agency.uid,
      agency_name: agency.name,
      email: agency.email,
      sends_reminders: agency.sendsReminders,
      lock_version: agency.lockVersion,
    })
    .from(agency)
    .innerJoin(clientFile, eq(clientFile.agencyId, agency.id))
    .where(eq(clientFile.id, fileId));
  const [found] = await (hold ? query.for("update", { of: agency }) : query);
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

async function present(tx: Tx, fileId: number, { uid: _uid, ...found }: Found): Promise<AgencyReminders> {
  const sent = await tx
    .select({
      number: invoice.number,
      step: invoiceReminder.step,
      to: invoiceReminder.toAddress,
      at: invoiceReminder.createdAt,
    })
    .from(invoiceReminder)
    .innerJoin(invoice, eq(invoice.id, invoiceReminder.invoiceId))
    .where(eq(invoice.fileId, fileId))
    .orderBy(desc(invoiceReminder.id));
  return {
    ...found,
    stopped: !(await readSwitch(tx, reminderSwitchKey, true)),
    sent: sent.map(({ number, at, ...one }) => ({ ...one, number: number ?? "", at: at.toISOString() })),
  };
}
