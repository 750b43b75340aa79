import { eq } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { finalisation } from "#api/db/schema/finalisation.ts";
import { blockersOf } from "#api/domain/files/finalisation.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { unauthorized } from "#api/http/refusal.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { readRecord, showRecord, type TrackedRecord } from "#api/modules/quality/finalisation/record.ts";
import { tellAgentOfFile } from "#api/modules/sales/bookings/tell.ts";
import { findTrip } from "#api/modules/sales/itinerary-builder/find-trip.ts";
import { publishHeld } from "#api/modules/sales/itinerary-builder/publish.ts";
import { keepFileStatus } from "#api/modules/sales/supplier-requests/keep-file-status.ts";
import { tellSent } from "#api/modules/sales/voucher-mails/mail-vouchers.ts";
import { paperOfVouchers, readVouchers } from "#api/modules/sales/voucher-mails/read-vouchers.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { finaliseFile, reopenFile, tickFinalisation } from "#contract/quality/finalisation/endpoints.ts";
import type { Finalisation } from "#contract/quality/finalisation/finalisation.ts";

type Change = Partial<typeof finalisation.$inferInsert>;
type Done = { set: Change; told: Pick<AuditChange, "after" | "reason"> & { action: Action } };
type Action = "finalisation-ticked" | "finalisation-unticked" | "finalised" | "reopened";
type Deciding = { tx: Tx; submission: Submission; record: TrackedRecord };

/** Says that something was checked, or takes that back. */
export function tick({ params, body }: InputOf<typeof tickFinalisation>, call: Call): Promise<Finalisation> {
  return change(params.uid, body.lock_version, call, async ({ record: { row } }) => {
    const { [body.tick]: _before, ...others } = row.done?.ticks ?? {};
    const now = { at: call.now().toISOString(), by: call.signedIn().name };
    return {
      set: { ticks: body.on ? { ...others, [body.tick]: now } : others },
      told: {
        action: body.on ? "finalisation-ticked" : "finalisation-unticked",
        after: { check: body.tick },
      },
    };
  });
}

/**
 * Finalises a confirmed booking that nothing holds up; what is open is passed over by those who may, with a reason. Its
 * clients and its agency read it as it is from then on, and the agent is told that the documents are final.
 */
export async function finalise(
  { params, body }: InputOf<typeof finaliseFile>,
  call: Call,
): Promise<Finalisation> {
  const answer = await change(
    params.uid,
    body.lock_version,
    call,
    async ({ tx, submission, record: { shown } }) => {
      const texts = textsIn(call.locale);
      const { permissions, name } = call.signedIn();
      if (shown.file_status !== "Confirmed") throw notNow(texts.finaliseUnconfirmed);
      const blockers = blockersOf(shown.checks);
      const reason = blockers.length > 0 ? (body.override_reason ?? null) : null;
      if (blockers.length > 0 && reason === null) throw notNow(texts.finaliseBlocked);
      if (reason !== null && !permissions.includes("fit-finalisation.override"))
        throw unauthorized("fit-finalisation.override");
      const moved = await keepFileStatus(tx, submission.file, { status: "Finalised", changes: [] }, call);
      await writeAudit(tx, call, ...moved);
      await publishHeld(tx, await findTrip(tx, params.uid, call, { hold: true }), call);
      await sendDocuments(tx, submission, call);
      return {
        set: { finalisedAt: call.now(), finalisedBy: name, overrideReason: reason, reopenedAt: null },
        told: { action: "finalised", after: { blockers: blockers.length }, reason },
      };
    },
  );
  call.mailQueued();
  return answer;
}

/** Tells the agent that the documents are final, with the vouchers of what is confirmed. */
async function sendDocuments(tx: Tx, submission: Submission, call: Call): Promise<void> {
  const { id: fileId } = submission.file;
  const found = await readVouchers(tx, fileId, call);
  const paper = found && found.ready > 0 ? await paperOfVouchers(tx, found, call) : null;
  const news = { ring: "itinerary.updated", kind: "booking-finalised", page: "/itineraries" } as const;
  const agent = await tellAgentOfFile(tx, submission, call, { ...news, paper });
  if (agent && paper) await tellSent(tx, { fileId, recipient: agent.name }, call);
}

/** Opens a finalised booking again: its status follows from its services. */
export function reopen({ params, body }: InputOf<typeof reopenFile>, call: Call): Promise<Finalisation> {
  return change(params.uid, body.lock_version, call, async ({ tx, submission, record: { shown } }) => {
    if (shown.file_status !== "Finalised") throw notNow(textsIn(call.locale).reopenUnfinalised);
    const { file, lines } = submission;
    const services = lines.filter((line) => !isRounding(line));
    const { status, invoices } = await settleStatus(
      tx,
      { ...file, status: "Processing" },
      services,
      call.now(),
    );
    const moved = await keepFileStatus(tx, file, { status, changes: [] }, call);
    await writeAudit(tx, call, ...moved, ...invoices);
    const by = call.signedIn().name;
    return {
      set: { reopenedAt: call.now(), reopenedBy: by, reopenedReason: body.reason },
      told: { action: "reopened", reason: body.reason },
    };
  });
}

/** Changes what was done with a file, which nobody else changes meanwhile. */
function change(
  uid: string,
  version: number | undefined,
  call: Call,
  decide: (found: Deciding) => Promise<Done>,
): Promise<Finalisation> {
  return workOnFile({ uid }, call, async (tx, submission) => {
    const record = await readRecord(tx, uid, call);
    const { lock_version: standing } = record.shown;
    sameVersion(record.shown, version ?? standing, call);
    const { set, told } = await decide({ tx, submission, record });
    const { file } = submission;
    const now = call.now();
    const written = { ...set, updatedAt: now, lockVersion: standing + 1 };
    if (record.row.done) await tx.update(finalisation).set(written).where(eq(finalisation.fileId, file.id));
    else await tx.insert(finalisation).values({ ...written, fileId: file.id, createdAt: now });
    await writeAudit(tx, call, {
      subject: { type: "client-file", uid, fileId: file.id, brandId: file.brandId },
      before: {},
      ...told,
    });
    return showRecord(tx, uid, call);
  });
}
