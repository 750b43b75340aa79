import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { newLink } from "#api/domain/capability.ts";
import { minutesUntil } from "#api/domain/files/cancel-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { openedAgain } from "#api/domain/files/reopened.ts";
import { stepOfLine } from "#api/domain/files/line-transitions.ts";
import { answerTime } from "#api/domain/requests/answer-time.ts";
import { answersTo, openStatuses } from "#api/domain/requests/request-rules.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { linesIn } from "#api/modules/files/client-file/tell-changed.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { keepFileStatus } from "#api/modules/sales/supplier-requests/keep-file-status.ts";
import { tellSupplierPages } from "#api/modules/sales/supplier-requests/tell-pages.ts";
import { tellRequests } from "#api/modules/sales/supplier-requests/tell-requests.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { sendFileRequests } from "#contract/sales/supplier-requests/endpoints.ts";

/** Sends what waits for a file to its suppliers, all of it or what is named; nothing where one of them cannot be. */
export async function sendRequests(
  { params, body }: InputOf<typeof sendFileRequests>,
  call: Call,
): Promise<{ sent: number }> {
  const sent = await workOnFile(params, call, (tx, submission) =>
    sendWaiting(tx, submission, body.uids, call),
  );
  call.mailQueued();
  return { sent };
}

/** The same in the transaction that holds the file; the caller wakes the sender of mails. Answers how many were sent. */
export async function sendWaiting(
  tx: Tx,
  submission: Submission,
  uids: readonly string[] | undefined,
  call: Call,
): Promise<number> {
  const waiting = await readWaiting(tx, submission, uids);
  refuse(waiting, submission, uids, call);
  return sendAll(tx, submission, waiting, call);
}

export type WaitingRequest = Awaited<ReturnType<typeof readWaiting>>[number];

async function readWaiting(tx: Tx, { file }: Submission, uids: readonly string[] | undefined) {
  return tx
    .select({
      request: supplierRequest,
      supplier: {
        id: supplier.id,
        uid: supplier.uid,
        name: supplier.name,
        email: supplier.emailReservations,
        slaHours: supplier.responseSlaHours,
      },
      line: { id: serviceLine.id, uid: serviceLine.uid, status: serviceLine.status },
    })
    .from(supplierRequest)
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
    .where(
      and(
        eq(serviceLine.fileId, file.id),
        eq(supplierRequest.status, "Draft"),
        uids ? inArray(supplierRequest.uid, [...uids]) : undefined,
      ),
    )
    .orderBy(asc(supplierRequest.id))
    .for("update", { of: supplierRequest });
}

/** Where the line goes by the sending: a new question is asked by it, of a change or an end the line knows already. */
function lineAsked({ request, line }: WaitingRequest): LineStatus {
  return request.kind === "new" ? "RQ" : line.status;
}

function refuse(
  waiting: readonly WaitingRequest[],
  { file }: Submission,
  uids: readonly string[] | undefined,
  call: Call,
): void {
  const texts = textsIn(call.locale);
  if (waiting.length === 0 || (uids && waiting.length < new Set(uids).size))
    throw notNow(texts.nothingToSend);
  const unreachable = waiting.filter(({ supplier: { email } }) => !email.includes("@"));
  if (unreachable.length > 0) {
    const names = [...new Set(unreachable.map(({ supplier: { name } }) => name))].join(", ");
    throw invalid({ uids: [fill(texts.supplierUnreachable, { names })] });
  }
  const facts = { fileKind: file.kind, fileStatus: file.status, supplierReachable: true };
  const isPossible = (one: WaitingRequest) =>
    one.request.kind === "new" && one.line.status !== "RQ"
      ? stepOfLine("send_request", one.line.status, "consultant", facts).ok
      : answersTo({ kind: one.request.kind, status: "Sent" }, one.line.status, "supplier").length > 0;
  if (!waiting.every(isPossible)) throw notNow(texts.requestOutdated);
}

/** All that changes when requests are sent, in the one transaction that holds the file. */
async function sendAll(
  tx: Tx,
  submission: Submission,
  waiting: readonly WaitingRequest[],
  call: Call,
): Promise<number> {
  const { file } = submission;
  const now = call.now();
  const ofFile = { fileId: file.id, brandId: file.brandId };
  const changes: AuditChange[] = [];
  const sent = [];
  for (const one of waiting) {
    const { uid, id, kind, snapshot, supplierId } = one.request;
    const left = minutesUntil(snapshot.dateFrom, submission.brand.timezone, now);
    const { dueAt, isUrgent } = answerTime(now, one.supplier.slaHours, left);
    const link = newLink(call.serverKey, "supplier-request", { uid, rotation: 1 });
    await supersedeOlder(tx, { id, lineId: one.line.id }, now);
    await tx
      .update(supplierRequest)
      .set({
        status: "Sent",
        sentAt: now,
        dueAt,
        isUrgent,
        ...link,
        updatedAt: now,
        lockVersion: sql`${supplierRequest.lockVersion} + 1`,
      })
      .where(eq(supplierRequest.id, id));
    changes.push({
      subject: { type: "supplier-request" as const, uid, ...ofFile },
      action: "sent",
      before: {},
      after: { kind },
    });
    changes.push(...(await askLine(tx, submission, one, now)));
    sent.push({ uid, kind, snapshot, supplierId, dueAt, isUrgent, linkKey: link.linkKey });
  }
  await writeAudit(tx, call, ...changes, ...(await settleFile(tx, submission, changes, call)));
  await tellRequests(tx, submission, sent, call);
  tellSupplierPages(
    tx,
    call,
    waiting.map(({ supplier: { uid } }) => uid),
  );
  return sent.length;
}

/** Links of older questions about the same service lead to the newer one from now on. */
async function supersedeOlder(tx: Tx, { id, lineId }: { id: number; lineId: number }, now: Date) {
  await tx
    .update(supplierRequest)
    .set({
      status: "Superseded",
      supersededById: id,
      updatedAt: now,
      lockVersion: sql`${supplierRequest.lockVersion} + 1`,
    })
    .where(
      and(
        eq(supplierRequest.lineId, lineId),
        ne(supplierRequest.id, id),
        inArray(supplierRequest.status, [...openStatuses]),
      ),
    );
}

async function askLine(tx: Tx, { file }: Submission, one: WaitingRequest, now: Date): Promise<AuditChange[]> {
  const { line } = one;
  const status = lineAsked(one);
  if (status === line.status) return [];
  await tx
    .update(serviceLine)
    .set({ status, statusAt: now, updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` })
    .where(eq(serviceLine.id, line.id));
  return [
    {
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: "requested",
      before: { status: line.status },
      after: { status },
    },
  ];
}

/** The status of the file once its services are asked for, and the news of both for open pages. */
async function settleFile(
  tx: Tx,
  { file, lines }: Submission,
  changes: readonly AuditChange[],
  call: Call,
): Promise<AuditChange[]> {
  const asked = new Map(linesIn(changes).map(({ uid, status }) => [uid, status]));
  const counted = lines
    .filter((line) => !isRounding(line))
    .map((line) => ({ ...line, status: asked.get(line.uid) ?? line.status }));
  const from = asked.size > 0 ? openedAgain(file.status) : file.status;
  const { status, invoices } = await settleStatus(tx, { ...file, status: from }, counted, call.now());
  return [...(await keepFileStatus(tx, file, { status, changes }, call)), ...invoices];
}
