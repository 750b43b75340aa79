import { eq, sql } from "drizzle-orm";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { readSubmission, type Submission } from "#api/modules/files/client-file/submission.ts";
import { linesIn, tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { dropOutdated } from "#api/modules/files/stock/line-answers.ts";
import { settleStatus } from "#api/modules/money/invoices/settle-status.ts";
import { carryOutMove } from "#api/modules/sales/day-headers/carry-out-move.ts";
import { planMove, presentMove } from "#api/modules/sales/day-headers/move-days.ts";
import { repriceLine } from "#api/modules/sales/prices/reprice-line.ts";
import { reviveFile } from "#api/modules/sales/prices/revive-file.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import { takeBack } from "#api/modules/sales/quotes/take-back.ts";
import type { moveDays } from "#contract/sales/day-headers/day-headers.ts";

/**
 * Inserts or removes a day, and prices what goes to other dates for them. Refused while a supplier or our stock holds
 * one of those services, and where somebody has changed the days since they were looked at.
 */
export async function moveDaysOf({ params, body }: InputOf<typeof moveDays>, call: Call) {
  const moved = await workOnFile({ uid: params.uid }, call, async (tx, submission) => {
    const wish = { what: body.what, day: body.day, stretch: new Set(body.stretch) };
    const planned = await planMove(tx, submission, wish, call);
    const shown = presentMove(submission, planned, call.locale);
    sameVersion(shown, body.lock_version, call);
    if (planned.problem !== null) throw notNow(planned.problem);
    const { file } = submission;
    if (file.kind === "quote") await reviveFile(tx, call, file.id, { reprice: false });
    const lines = await carryOutMove(tx, submission, planned, call);
    await priceAnew(tx, submission, lines, call);
    await settle(tx, submission, { inserted: body.what === "insert", dayNo: body.day }, call);
    return { moved: lines.length };
  });
  call.mailQueued();
  return moved;
}

async function priceAnew(tx: Tx, { file }: Submission, lines: readonly number[], call: Call): Promise<void> {
  const how = { reason: "day_moved", now: call.now() };
  if (file.kind === "quote") {
    await repriceFile(tx, await readQuoteFile(tx, file.id), how);
    return;
  }
  // Of a booking what others hold keeps its price.
  for (const line of lines) await repriceLine(tx, file.id, line, how);
}

type Done = { inserted: boolean; dayNo: number };

/** What follows for the file: its offer, its status, the log, and the news for open pages. */
async function settle(tx: Tx, before: Submission, { inserted, dayNo }: Done, call: Call): Promise<void> {
  const { file, brand, offer } = before;
  const now = call.now();
  const today = todayIn(brand.timezone, now);
  const change = { brandId: file.brandId, today, now, isWording: false };
  const outdated = await dropOutdated(tx, file.id, now);
  const changes = file.kind === "quote" ? await takeBack(tx, offer ?? undefined, change) : [];
  const after = await readSubmission(tx, file.id, { lock: false });
  const services = after.lines.filter((line) => !isRounding(line));
  const { status, invoices } = await settleStatus(tx, after.file, services, now);
  const [saved] = await tx
    .update(clientFile)
    .set({
      status,
      ...(status !== file.status && { statusAt: now }),
      updatedAt: now,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(eq(clientFile.id, file.id))
    .returning({ lockVersion: clientFile.lockVersion });
  const told: AuditChange = {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
    action: inserted ? "day_added" : "day_removed",
    after: { day_no: dayNo },
  };
  await writeAudit(tx, call, told, ...changes, ...invoices);
  const lines = [...linesIn(changes), ...outdated];
  tellFileChanged(tx, call, {
    uid: file.uid,
    lockVersion: saved?.lockVersion ?? file.lockVersion,
    status,
    lines,
  });
}
