import { and, eq, inArray, lt } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import { actorOf, answerStep, type StepAnswer } from "#api/domain/files/service-steps.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { askStock } from "#api/modules/files/stock/hold-stock.ts";
import { wantOf } from "#api/modules/sales/bookings/booking-plan.ts";
import { planCancellation, type LineCancellation } from "#api/modules/sales/bookings/cancellation.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** What a step would make of a service, with what was looked up for it. */
export type StepPlan = {
  line: SubmissionLine;
  answer: StepAnswer;
  /** Of `hold` and `check`: what the stock says; undefined of what no supplier gives us. */
  stock: StockAnswer | undefined;
  /** Of `cancel`: what it costs, and why. */
  cancellation: LineCancellation | undefined;
};

type Wish = { step: ServiceStep; lines: readonly SubmissionLine[] };

/** What a step would make of services of a file at this moment. In the scope of the system; nothing is changed. */
export async function planSteps(tx: Tx, submission: Submission, wish: Wish, call: Call): Promise<StepPlan[]> {
  const { file, brand } = submission;
  const { step, lines } = wish;
  const today = todayIn(brand.timezone, call.now());
  const stock = await stockFor(tx, submission, wish, today);
  const reachable = step === "request" ? await readReachable(tx, lines) : none;
  const overdue = step === "end" ? await readOverdue(tx, lines, call.now()) : none;
  const fees =
    step === "cancel" ? await planCancellation(tx, { ...submission, lines: [...lines] }, call.now()) : [];
  const actor = actorOf(call.signedIn().permissions);
  return lines.map((line) => {
    const found = stock.get(line.id);
    const service = { line: { ...line, hasPrice: line.price !== null }, file };
    const answer = answerStep(step, service, actor, {
      today,
      stockFree: found?.status === "instant",
      supplierReachable: line.supplierId !== null && reachable.has(line.supplierId),
      answerOverdue: overdue.has(line.id),
    });
    return { line, answer, stock: found, cancellation: fees.find((one) => one.line.id === line.id) };
  });
}

const none: ReadonlySet<number> = new Set();

async function stockFor(
  tx: Tx,
  { file, rooms }: Submission,
  { step, lines }: Wish,
  today: string,
): Promise<ReadonlyMap<number, StockAnswer>> {
  if (step !== "hold" && step !== "check") return new Map();
  const wants = lines.flatMap((line) => wantOf(line, rooms.length));
  return askStock(tx, wants, { agencyId: file.agencyId, today });
}

/** Suppliers with an address that requests can be sent to. */
async function readReachable(tx: Tx, lines: readonly SubmissionLine[]): Promise<ReadonlySet<number>> {
  const ids = lines.flatMap(({ supplierId }) => supplierId ?? []);
  if (ids.length === 0) return none;
  const rows = await tx
    .select({ id: supplier.id, email: supplier.emailReservations })
    .from(supplier)
    .where(inArray(supplier.id, ids));
  return new Set(rows.filter(({ email }) => email.includes("@")).map(({ id }) => id));
}

/** Services whose supplier lets a cancellation wait beyond the time for an answer. */
async function readOverdue(
  tx: Tx,
  lines: readonly SubmissionLine[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ lineId: supplierRequest.lineId })
    .from(supplierRequest)
    .where(
      and(
        inArray(
          supplierRequest.lineId,
          lines.map(({ id }) => id),
        ),
        eq(supplierRequest.kind, "cancel"),
        inArray(supplierRequest.status, ["Sent", "Viewed"]),
        lt(supplierRequest.dueAt, now),
      ),
    );
  return new Set(rows.map(({ lineId }) => lineId));
}
