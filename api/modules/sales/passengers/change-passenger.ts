import { and, eq, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { ageAt, paxTypeOf } from "#api/domain/files/file-party.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { namesOfParty } from "#api/modules/files/client-file/parts.ts";
import { refuseFinal } from "#api/modules/files/client-file/refuse-final.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { linesIn, tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { presentPassenger } from "#api/modules/sales/passengers/present-passenger.ts";
import { refuseClosed } from "#api/modules/sales/passengers/refuse-closed.ts";
import { tellRenamed } from "#api/modules/sales/passengers/tell-renamed.ts";
import { takeBack } from "#api/modules/sales/quotes/take-back.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { changePassenger } from "#contract/sales/passengers/endpoints.ts";
import type { PassengerDetails, PassengerInput } from "#contract/sales/passengers/passenger.ts";

type Traveller = Submission["people"][number];

/** Changes name, date of birth or lead of a traveller, and lets suppliers be told who know the name. */
export async function changeTraveller(
  { params, body }: InputOf<typeof changePassenger>,
  call: Call,
): Promise<PassengerDetails> {
  const changed = await workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    refuseClosed(submission.file, call);
    refuseFinal(submission.file, call);
    const traveller = submission.people.find(({ seq }) => seq === params.seq);
    if (!traveller) throw notFound(textsIn(call.locale).recordNotFound);
    const before = presentPassenger(submission, params.seq, call.locale);
    sameVersion(before, body.lock_version, call);
    const { lock_version: _version, ...told } = body;
    if (isUnchanged(before, { ...before, ...told, is_lead: told.is_lead || before.is_lead })) return before;
    await refuseBirth(tx, submission, { traveller, born: told.date_of_birth }, call);
    await write(tx, submission, traveller, told);
    await settle(tx, submission, call);
    return presentPassenger(
      await readSubmission(tx, submission.file.id, { lock: false }),
      params.seq,
      call.locale,
    );
  });
  call.mailQueued();
  return changed;
}

type Birth = { traveller: Traveller; born: string | null };

/** Another age group has other prices, which a change of name must not make. */
async function refuseBirth(tx: Tx, { file }: Submission, { traveller, born }: Birth, call: Call) {
  if (born === null || born === traveller.dateOfBirth) return;
  const texts = textsIn(call.locale);
  if (born > file.travelDate) throw invalid({ date_of_birth: [texts.bornAfterTravel] });
  const numberOf = await readBookingNumbers(tx);
  const ages = {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  };
  if (paxTypeOf(ageAt(born, file.travelDate), ages) !== traveller.type)
    throw invalid({ date_of_birth: [texts.otherAgeGroup] });
}

async function write(
  tx: Tx,
  { file }: Submission,
  traveller: Traveller,
  told: PassengerInput,
): Promise<void> {
  const leads = told.is_lead && !traveller.isLead;
  if (leads)
    await tx
      .update(pax)
      .set({ isLead: false, lockVersion: sql`${pax.lockVersion} + 1` })
      .where(and(eq(pax.fileId, file.id), pax.isLead));
  await tx
    .update(pax)
    .set({
      title: told.title,
      firstName: told.first_name,
      lastName: told.last_name,
      dateOfBirth: told.date_of_birth,
      isLead: traveller.isLead || leads,
      lockVersion: sql`${pax.lockVersion} + 1`,
    })
    .where(eq(pax.id, traveller.id));
}

/** What follows for the file: suppliers or the offer, the status, the log, and the news for open pages. */
async function settle(tx: Tx, before: Submission, call: Call): Promise<void> {
  const { file, brand, offer } = before;
  const now = call.now();
  const today = todayIn(brand.timezone, now);
  const change = { brandId: file.brandId, today, now, isWording: true };
  const changes =
    file.kind === "booking"
      ? await tellRenamed(tx, before, call)
      : await takeBack(tx, offer ?? undefined, change);
  const after = await readSubmission(tx, file.id, { lock: false });
  const services = after.lines.filter((line) => !isRounding(line));
  const lines = linesIn(changes);
  const { status, invoices } = await settleStatus(tx, file, services, now);
  await tx
    .update(clientFile)
    .set({
      status,
      ...(status !== file.status && { statusAt: now }),
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id));
  const told: AuditChange = {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
    action: "travellers_changed",
    before: { names: namesOfParty(before.people), status: file.status },
    after: { names: namesOfParty(after.people), status },
  };
  await writeAudit(tx, call, told, ...changes, ...invoices);
  tellFileChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion + 1, status, lines });
}
