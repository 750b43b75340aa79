import { sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { updateEach } from "#api/db/update-each.ts";
import { checkedStatus, questionOf } from "#api/domain/files/check-availability.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { planBooking, type BookingPlan } from "#api/modules/sales/bookings/booking-plan.ts";
import { checkedStart } from "#api/modules/sales/bookings/checked-start.ts";
import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { linesIn, tellLinesChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { askStock } from "#api/modules/files/stock/hold-stock.ts";
import {
  keepAnswers,
  presentAnswer,
  recentAnswers,
  type KeptAnswer,
} from "#api/modules/files/stock/line-answers.ts";
import { textsIn } from "#api/texts/texts.ts";
import type {
  AvailabilityCheck,
  checkAvailability,
  checkOfficeAvailability,
} from "#contract/sales/bookings/availability.ts";

/**
 * Asks our stock about every service that would be booked if the quote were requested at this moment, and holds
 * nothing. What was answered within the last ten minutes is answered again, unless the line is another one by now.
 */
export async function check(
  { params }: InputOf<typeof checkAvailability> | InputOf<typeof checkOfficeAvailability>,
  call: Call,
): Promise<AvailabilityCheck> {
  return workOnFile(params, call, async (tx, submission) => {
    const plan = await planBooking(tx, submission, { termsTicked: true, leadNamed: true }, call.now());
    refuse(plan, call);
    const answers = await answer(tx, submission, plan, call);
    return present(submission, answers);
  });
}

function refuse({ hindrances }: BookingPlan, { locale }: Call): void {
  const texts = textsIn(locale);
  if (hindrances.includes("expired")) throw notNow(texts.quoteToCopy);
  if (hindrances.includes("not_a_quote")) throw notNow(texts.notAQuote);
  if (hindrances.includes("travel_date_past")) throw notNow(texts.travelDatePast);
}

type Answered = { line: PlannedLine; answer: KeptAnswer };

/** Writes down what is answered anew; what is still recent and was asked for the same is left as it stands. */
async function answer(
  tx: Tx,
  submission: Submission,
  plan: BookingPlan,
  call: Call,
): Promise<readonly Answered[]> {
  const { file, rooms } = submission;
  const now = call.now();
  const answers = await recentAnswers(tx, file.id, now);
  const recent = new Map(answers.map(({ lineUid: _uid, ...one }) => [one.lineId, one]));
  const stock = await askStock(tx, plan.wants, { agencyId: file.agencyId, today: plan.today });
  const stored = new Map(submission.lines.map((line) => [line.id, line]));
  const codes = rooms.map(({ code }) => code);
  const actor = call.signedIn().audience === "agent" ? ("agent" as const) : ("consultant" as const);
  const facts = { fileKind: file.kind, fileStatus: file.status };
  const all = plan.booked.flatMap((line): Answered[] => {
    const { start, reason } = checkedStart(line, plan, stock);
    const status = checkedStatus(line, start, actor, facts);
    if (status === null) return [];
    const question = questionOf(stored.get(line.id) ?? line, codes);
    const before = recent.get(line.id);
    if (before?.question === question) return [{ line, answer: before }];
    const day = (status === "OR" && stock.get(line.id)?.day) || null;
    return [{ line, answer: { lineId: line.id, status, reason, day, question, checkedAt: now } }];
  });
  await write(
    tx,
    submission,
    all.filter((one) => one.answer !== recent.get(one.line.id)),
    call,
  );
  return all;
}

async function write(tx: Tx, { file }: Submission, news: readonly Answered[], call: Call): Promise<void> {
  if (news.length === 0) return;
  const now = call.now();
  await keepAnswers(
    tx,
    news.map(({ answer: { status: _status, ...row } }) => row),
  );
  const moved = news.filter(({ line, answer: { status } }) => status !== line.status);
  await updateEach(tx, serviceLine, {
    by: "id",
    rows: moved.map(({ line: { id }, answer: { status } }) => ({ id, status })),
    also: { statusAt: now, updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` },
  });
  const ofFile = { fileId: file.id, brandId: file.brandId };
  const changes = moved.map(({ line, answer: { status } }): AuditChange => ({
    subject: { type: "service-line" as const, uid: line.uid, ...ofFile },
    action: "availability-checked",
    before: { status: line.status },
    after: { status },
  }));
  const counts = countsOf(news);
  await writeAudit(
    tx,
    call,
    {
      subject: { type: "client-file" as const, uid: file.uid, ...ofFile },
      action: "availability-checked",
      after: counts,
    },
    ...changes,
  );
  tellLinesChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion, lines: linesIn(changes) });
}

function countsOf(answers: readonly Answered[]) {
  const available = answers.filter(({ answer: { status } }) => status === "AV").length;
  return { available, on_request: answers.length - available };
}

function present({ file }: Submission, answers: readonly Answered[]): AvailabilityCheck {
  return {
    uid: file.uid,
    reference: file.reference,
    ...countsOf(answers),
    lines: answers.map(({ line: { uid }, answer: one }) => ({ uid, ...presentAnswer(one) })),
  };
}
