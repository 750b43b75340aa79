import { eq } from "drizzle-orm";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isRemoved, isTaken, mayLeave, mayRemove } from "#api/domain/files/line-rules.ts";
import { overlap } from "#api/domain/tours/fit.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import type { FoundOption } from "#api/modules/catalogue/products/search-options.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { changeFile, type Deed } from "#api/modules/sales/quotes/change-file.ts";
import {
  readDeletable,
  readFileLines,
  readOptional,
  type FileLineRow,
} from "#api/modules/files/client-file/file-lines.ts";
import { finderOf, findSimilar, lineOf } from "#api/modules/sales/quotes/find-replacements.ts";
import { findFile, readQuoteFile, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { moveStart, swapService } from "#api/modules/sales/quotes/swap-service.ts";
import { fitDays } from "#api/modules/tours/departures/fit-days.ts";
import { releaseSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangeService } from "#contract/sales/quotes/changes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** Does with a service of the caller's quote what was asked. */
export async function changeService(
  reference: string,
  uid: string,
  wish: ChangeService,
  call: Call,
): Promise<z.input<typeof QuoteDraft>> {
  const found = wish.action === "swap" ? await readSimilar(reference, uid, call) : [];
  return changeFile(reference, wish.lock_version, call, async (tx, file) => {
    const lines = await readFileLines(tx, file.id);
    const line = lineOf(lines, uid, call);
    if (wish.action === "restore" && isOnAnotherTour(line, lines))
      throw notNow(textsIn(call.locale).departuresOverlap);
    if (wish.action === "swap")
      return swapService(tx, file, line, { ...wish, option: wish.option.toUpperCase(), found, call });
    if (wish.action === "start") return moveStart(tx, line, wish.start_time, call);
    if (!(await isAllowed(tx, file, line, wish.action, call)))
      throw notNow(textsIn(call.locale).serviceNotSo);
    const deed = await move(tx, line, wish.action, call);
    if (line.departureId !== null) await tourMoved(tx, file, line, wish.action, call);
    return deed;
  });
}

async function readSimilar(reference: string, uid: string, call: Call): Promise<FoundOption[]> {
  const fileId = await findFile(reference, call);
  const { file, line } = await withCosts(call.database, async (tx) => ({
    file: await readQuoteFile(tx, fileId),
    line: lineOf(await readFileLines(tx, fileId), uid, call),
  }));
  return call.database.inScope(call.scope, (tx) => findSimilar(tx, file, line, finderOf(call)));
}

type Move = Exclude<ChangeService["action"], "swap" | "start">;

/** The office takes out of a package what it likes, agencies what its author lets go. */
async function deletableFor(tx: Tx, line: FileLineRow, packageId: number | null, { scope }: Call) {
  if (scope.audience === "office") return new Set([line.packageSlot ?? ""]);
  return readDeletable(tx, packageId);
}

async function isAllowed(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  action: Move,
  call: Call,
): Promise<boolean> {
  switch (action) {
    case "remove":
      return mayRemove(line, await deletableFor(tx, line, file.packageId, call));
    case "restore":
      return isRemoved(line);
    case "take":
      return line.kind === "optional" && !isRemoved(line);
    case "leave":
      return mayLeave(line, await readOptional(tx, file.packageId));
  }
}

const moves = {
  remove: { status: "CX", costed: false },
  restore: { status: "QU" },
  take: { kind: "included" },
  leave: { kind: "optional", costed: false },
} as const satisfies Record<Move, Partial<typeof serviceLine.$inferInsert>>;

const deeds = {
  remove: "service_removed",
  restore: "service_restored",
  take: "service_taken",
  leave: "service_left",
} as const;

async function move(tx: Tx, line: FileLineRow, action: Move, call: Call): Promise<Deed> {
  const change = moves[action];
  await tx
    .update(serviceLine)
    .set({ ...change, ...("status" in change && { statusAt: call.now() }) })
    .where(eq(serviceLine.id, line.id));
  const named = { day_no: line.dayNo, service: line.name.en, option: line.optionCode };
  return {
    action: deeds[action],
    ...(action === "remove" || action === "leave" ? { before: named } : { after: named }),
    reason: `${deeds[action]}: ${line.name.en}`,
    ...("status" in change && { lines: [{ uid: line.uid, status: change.status }] }),
  };
}

/** Nobody is on two tours at once. */
function isOnAnotherTour(line: FileLineRow, lines: readonly FileLineRow[]): boolean {
  const tours = lines.filter((one) => one.departureId !== null && isTaken(one));
  return line.departureId !== null && tours.some((one) => overlap(one, line));
}

/** The days of the trip follow its tours; an option on seats ends when the tour is taken out. */
async function tourMoved(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  action: Move,
  call: Call,
): Promise<void> {
  const isOut = action === "remove" || action === "leave";
  if (isOut) {
    const released = await releaseSeats(tx, [line.id], { as: "cancelled", now: call.now() });
    tellSeats(tx, call, released);
    await writeAudit(tx, call, ...released.map(({ audit }) => audit));
  }
  await fitDays(tx, file, isOut ? line : null);
}
