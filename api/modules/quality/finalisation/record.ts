import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { changedSince } from "#api/modules/quality/finalisation/changed-since.ts";
import { presentRows } from "#api/modules/quality/finalisation/present-rows.ts";
import { readClock, trackedRows, type TrackedRow } from "#api/modules/quality/finalisation/tracked-files.ts";
import { textsIn } from "#api/texts/texts.ts";
import { FinalisationTick, type Finalisation } from "#contract/quality/finalisation/finalisation.ts";

export type TrackedRecord = { row: TrackedRow; shown: Omit<Finalisation, "changes"> };

/** The record of a booking that the caller may see, whenever it travels; 404 for any other. */
export async function readRecord(tx: Tx, uid: string, call: Call): Promise<TrackedRecord> {
  const clock = await readClock(tx, call);
  const ofFile = and(visibleFiles(call), eq(clientFile.uid, uid), eq(clientFile.kind, "booking"));
  const [row] = await trackedRows(tx).where(ofFile);
  if (!row) throw notFound(textsIn(call.locale).recordNotFound);
  const [shown] = await presentRows(tx, [row], clock);
  if (!shown) throw new Error("A booking that was found has no row");
  return { row, shown: { ...shown, ...whatWasDone(row.done) } };
}

/** The same with what changed since it was finalised. */
export async function showRecord(tx: Tx, uid: string, call: Call): Promise<Finalisation> {
  const { row, shown } = await readRecord(tx, uid, call);
  return { ...shown, changes: await changedSince(tx, row, call) };
}

function whatWasDone(done: TrackedRow["done"]) {
  const ticks = done?.ticks ?? {};
  return {
    // Of a file with which nobody has done anything there is no row yet.
    lock_version: done?.lockVersion ?? 0,
    ticks: FinalisationTick.options.flatMap((tick) => {
      const ticked = ticks[tick];
      return ticked ? [{ tick, ...ticked }] : [];
    }),
    finalised_at: done?.finalisedAt?.toISOString() ?? null,
    finalised_by: done?.finalisedBy ?? null,
    override_reason: done?.overrideReason ?? null,
    reopened_at: done?.reopenedAt?.toISOString() ?? null,
    reopened_by: done?.reopenedBy ?? null,
    reopened_reason: done?.reopenedReason ?? null,
  };
}
