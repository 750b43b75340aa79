import { and, desc, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { hasLinkEnded } from "#api/domain/link-end.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { readSubmission } from "#api/modules/files/client-file/submission.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import type { FoundRequest } from "#api/modules/sales/supplier-answers/find-request.ts";
import { textsIn } from "#api/texts/texts.ts";

/** A request with its service and file, as far as asking and answering depends on them. */
export type OpenRequest = Awaited<ReturnType<typeof readRequest>>;

/**
 * Works on a request that the caller's own wall, or the link that was opened, let through, and on its file, which nobody
 * else changes meanwhile. What may leave is the question as it was sent, what became of it, and who asks: no price that
 * an agency or a client pays, and nothing of who is told.
 */
export function workOnRequest<Answer>(
  found: FoundRequest,
  call: Call,
  work: (tx: Tx, request: OpenRequest) => Promise<Answer>,
): Promise<Answer> {
  return onRequest(found, call, { lock: true, work });
}

/** The same without a lock, to look only: nothing must be changed by it. */
export function lookAtRequest<Answer>(
  found: FoundRequest,
  call: Call,
  look: (tx: Tx, request: OpenRequest) => Promise<Answer>,
): Promise<Answer> {
  return onRequest(found, call, { lock: false, work: look });
}

/**
 * Works on what suppliers are asked. The caller finds what it names by its own wall or by the link that was opened, and
 * lets leave only what a supplier may read.
 */
export function workOnAnswers<Answer>(call: Call, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return inSystem(
    call.database,
    "A supplier's answer moves service, price, stock and file, and is told to people behind other walls",
    work,
  );
}

type Work<Answer> = { lock: boolean; work: (tx: Tx, request: OpenRequest) => Promise<Answer> };

function onRequest<Answer>(found: FoundRequest, call: Call, { lock, work }: Work<Answer>): Promise<Answer> {
  return workOnAnswers(call, async (tx) => {
    const request = await readRequest(tx, found, { lock });
    const { dateTo } = request.request.snapshot;
    const hasEnded = hasLinkEnded({ dateTo, timezone: request.submission.brand.timezone }, call.now());
    if (hasEnded && call.account === null) throw notFound(textsIn(call.locale).requestNotFound);
    return work(tx, request);
  });
}

/** Reads a request anew, by its numbers. System scope. */
export async function readRequest(tx: Tx, { id, lineId }: FoundRequest, { lock }: { lock: boolean }) {
  const [of] = await tx
    .select({ fileId: serviceLine.fileId })
    .from(serviceLine)
    .where(eq(serviceLine.id, lineId));
  if (!of) throw new Error("A request stands without its service");
  if (lock) await lockFile(tx, of.fileId);
  const submission = await readSubmission(tx, of.fileId, { lock: false });
  const query = tx
    .select({ request: supplierRequest, supplierName: supplier.name, supplierUid: supplier.uid })
    .from(supplierRequest)
    .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
    .where(eq(supplierRequest.id, id));
  const [row] = lock ? await query.for("update", { of: supplierRequest }) : await query;
  const line = submission.lines.find((one) => one.id === lineId);
  if (!row || !line) throw new Error("A request that was found is gone");
  return {
    ...row,
    line,
    submission,
    newer: await readNewer(tx, { id, lineId }),
    lastNumber: await readLastNumber(tx, { id, lineId }),
    consultant: await readConsultant(tx, submission.file.consultantId),
  };
}

/** The newest request about the same service that came after it; null for the newest itself. A reconfirmation asks nothing anew. */
async function readNewer(tx: Tx, { id, lineId }: FoundRequest) {
  const [newer] = await tx
    .select({
      uid: supplierRequest.uid,
      rotation: supplierRequest.rotation,
      linkKey: supplierRequest.linkKey,
      sentAt: supplierRequest.sentAt,
    })
    .from(supplierRequest)
    .where(
      and(
        eq(supplierRequest.lineId, lineId),
        gt(supplierRequest.id, id),
        ne(supplierRequest.status, "Withdrawn"),
        ne(supplierRequest.kind, "reconfirm"),
      ),
    )
    .orderBy(desc(supplierRequest.id))
    .limit(1);
  return newer ?? null;
}

/** The number under which the supplier has confirmed the service before. */
async function readLastNumber(tx: Tx, { id, lineId }: FoundRequest): Promise<string | null> {
  const [last] = await tx
    .select({ no: supplierRequest.confirmationNo })
    .from(supplierRequest)
    .where(
      and(
        eq(supplierRequest.lineId, lineId),
        ne(supplierRequest.id, id),
        eq(supplierRequest.status, "Confirmed"),
        isNotNull(supplierRequest.confirmationNo),
      ),
    )
    .orderBy(desc(supplierRequest.id))
    .limit(1);
  return last?.no ?? null;
}

async function readConsultant(tx: Tx, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx.select({ name: user.name }).from(user).where(eq(user.id, id));
  return found?.name ?? null;
}
