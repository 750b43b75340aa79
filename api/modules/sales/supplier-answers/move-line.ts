import { and, eq, isNull, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { LineTransition } from "#api/domain/files/line-transitions.ts";
import type { LineBefore, LineTerms, PriceVersions } from "#api/domain/requests/line-before.ts";
import { oldTerms } from "#api/domain/requests/old-terms.ts";
import { lineAfter } from "#api/domain/requests/request-rules.ts";
import type { SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import { voucherNumbers } from "#api/modules/sales/bookings/start-lines.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { agreePrices, dropPrices } from "#api/modules/sales/supplier-answers/waiting-versions.ts";
import type { LineStatus } from "#contract/primitives.ts";

type Move = { transition: LineTransition; number: string | null; now: Date };
type Moved = { before: LineBefore | null; changes: AuditChange[]; to: LineStatus };

const actions = {
  supplier_confirm: "confirmed",
  supplier_decline: "declined",
  supplier_waitlist: "wait-listed",
  accept_amendment: "amendment-agreed",
  reject_amendment: "amendment-refused",
  acknowledge_cancel: "cancelled",
} as const;

function actionOf(transition: LineTransition) {
  return transition in actions ? actions[transition as keyof typeof actions] : null;
}

/**
 * Moves a service as its supplier's answer says: status, number, voucher and price, and the old dates where a change was
 * refused. Answers how it was before, or null where stock went back, which an answer that is changed cannot have again.
 */
export async function moveLine(
  tx: Tx,
  found: OpenRequest,
  { transition, number, now }: Move,
): Promise<Moved> {
  const { line, submission, request, lastNumber } = found;
  const old = transition === "reject_amendment" ? oldTerms(submission, line, request.previousSnapshot) : null;
  const to = lineAfter(transition, line.status, old !== null);
  const action = actionOf(transition);
  if (action === null) {
    const before = beforeOf(line, { terms: null, versions: [], lockVersion: line.lockVersion });
    return { before, changes: [], to };
  }
  const isAmendment = line.status === "AM";
  const isSecured = to === "OK";
  const versions = isAmendment ? await movePrices(tx, found, transition) : [];
  const gaveBack =
    isAmendment && (transition === "accept_amendment" || to === "UN") && (await holds(tx, line));
  if (gaveBack) await releaseStock(tx, [line.id], now);
  const numbered = await voucherNumbers(tx, submission.file);
  const after = {
    status: to,
    confirmation: isSecured ? (number ?? line.confirmation ?? lastNumber) : line.confirmation,
    voucherNo: isSecured ? (line.voucherNo ?? numbered()) : line.voucherNo,
    priceStatus: isSecured ? ("locked" as const) : line.priceStatus,
  };
  await tx
    .update(serviceLine)
    .set({
      ...after,
      ...old,
      statusAt: now,
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(eq(serviceLine.id, line.id));
  const terms = old && termsOf(line);
  const before = gaveBack ? null : beforeOf(line, { terms, versions, lockVersion: line.lockVersion + 1 });
  const dateFrom = old?.dateFrom ?? line.dateFrom;
  return { before, to, changes: [changeOf(found, action, { ...after, dateFrom })] };
}

type After = Pick<SubmissionLine, "status" | "priceStatus" | "voucherNo" | "dateFrom">;

/** What the audit log is told. */
function changeOf(
  { line, submission: { file } }: OpenRequest,
  action: (typeof actions)[keyof typeof actions],
  after: After,
): AuditChange {
  const told = (one: After) => ({
    status: one.status,
    price_status: one.priceStatus,
    voucher_no: one.voucherNo,
    date_from: one.dateFrom,
  });
  return {
    subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
    action,
    before: told(line),
    after: told(after),
  };
}

function movePrices(tx: Tx, found: OpenRequest, transition: LineTransition): Promise<PriceVersions[]> {
  return transition === "accept_amendment"
    ? agreePrices(tx, found.submission, found.line)
    : dropPrices(tx, found.submission, found.line);
}

async function holds(tx: Tx, line: SubmissionLine): Promise<boolean> {
  const rows = await tx
    .select({ id: allotmentHold.id })
    .from(allotmentHold)
    .where(and(eq(allotmentHold.lineId, line.id), isNull(allotmentHold.releasedAt)))
    .limit(1);
  return rows.length > 0;
}

type Kept = { terms: LineTerms | null; versions: PriceVersions[]; lockVersion: number };

function beforeOf(line: SubmissionLine, { terms, versions, lockVersion }: Kept): LineBefore {
  return {
    after: { lockVersion },
    line: {
      status: line.status,
      statusAt: line.statusAt.toISOString(),
      confirmation: line.confirmation,
      voucherNo: line.voucherNo,
      priceStatus: line.priceStatus,
    },
    terms,
    versions,
  };
}

function termsOf(line: SubmissionLine): LineTerms {
  const { dayNo, seq, dateFrom, dateTo, startTime, endTime, units, qty, adults, children, infants, extras } =
    line;
  return { dayNo, seq, dateFrom, dateTo, startTime, endTime, units, qty, adults, children, infants, extras };
}
