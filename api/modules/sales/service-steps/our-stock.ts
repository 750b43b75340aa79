import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { questionOf } from "#api/domain/files/check-availability.ts";
import { isSettled } from "#api/domain/files/submit-file.ts";
import { todayIn } from "#api/domain/today.ts";
import { notNow } from "#api/http/record-versions.ts";
import { holdStock, releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import { keepAnswers } from "#api/modules/files/stock/line-answers.ts";
import { wantOf } from "#api/modules/sales/bookings/booking-plan.ts";
import { withdrawDrafts } from "#api/modules/sales/bookings/end-lines.ts";
import { startLines } from "#api/modules/sales/bookings/start-lines.ts";
import { openPriceStatus, type Step } from "#api/modules/sales/service-steps/step.ts";
import { textsIn } from "#api/texts/texts.ts";

/** Holds a service from our stock at its price; what was to be asked for it is not asked any more. */
export async function holdLine(tx: Tx, { submission, plan: { line }, call }: Step): Promise<AuditChange[]> {
  const { file, brand, rooms } = submission;
  const now = call.now();
  const wants = wantOf(line, rooms.length);
  const today = todayIn(brand.timezone, now);
  const answer = (await holdStock(tx, wants, { agencyId: file.agencyId, today, now })).get(line.id);
  // Somebody else took the last of it between the look and the lock.
  if (answer?.status !== "instant") throw notNow(textsIn(call.locale).stepNoStock);
  const takes = answer.reason === "stock" ? ("stock" as const) : ("nothing" as const);
  await withdrawDrafts(tx, [line.id], now);
  return startLines(tx, submission, [{ line, start: { status: "AL", takes }, priceOpen: false }], now);
}

/** Gives back what a service holds; it is quoted again, at a price that may be renewed. */
export async function releaseLine(
  tx: Tx,
  { submission, plan: { line }, to, call }: Step,
): Promise<AuditChange[]> {
  const now = call.now();
  await releaseStock(tx, [line.id], now);
  const after = { status: to, priceStatus: openPriceStatus(line) };
  await tx
    .update(serviceLine)
    .set({ ...after, statusAt: now, updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` })
    .where(eq(serviceLine.id, line.id));
  const { file } = submission;
  return [
    {
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: "released",
      before: { status: line.status, price_status: line.priceStatus },
      after: { status: after.status, price_status: after.priceStatus },
    },
  ];
}

/** Writes down what our stock says about a service. Nothing is held. */
export async function checkLine(tx: Tx, { submission, plan, to, call }: Step): Promise<AuditChange[]> {
  const { line, stock } = plan;
  const { file, rooms } = submission;
  const now = call.now();
  const reason = isSettled(line.priceStatus) ? (stock?.reason ?? "supplier") : "price_open";
  const question = questionOf(
    line,
    rooms.map(({ code }) => code),
  );
  const day = (to === "OR" && stock?.day) || null;
  await keepAnswers(tx, [{ lineId: line.id, reason, day, question, checkedAt: now }]);
  if (to === line.status) return [];
  await tx
    .update(serviceLine)
    .set({ status: to, statusAt: now, updatedAt: now, lockVersion: sql`${serviceLine.lockVersion} + 1` })
    .where(eq(serviceLine.id, line.id));
  return [
    {
      subject: { type: "service-line", uid: line.uid, fileId: file.id, brandId: file.brandId },
      action: "availability-checked",
      before: { status: line.status },
      after: { status: to },
    },
  ];
}
