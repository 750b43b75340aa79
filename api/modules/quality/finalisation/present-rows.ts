import type { Tx } from "#api/db/client.ts";
import { checksOf, stageOf } from "#api/domain/files/finalisation.ts";
import { addDays } from "#api/domain/today.ts";
import { readFacts, type ComputedFacts } from "#api/modules/quality/finalisation/read-facts.ts";
import type { Clock, TrackedRow } from "#api/modules/quality/finalisation/tracked-files.ts";
import { FinalisationTick, type FinalisationRow } from "#contract/quality/finalisation/finalisation.ts";

/** Files with their checks and where they are on their way. */
export async function presentRows(
  tx: Tx,
  rows: readonly TrackedRow[],
  clock: Clock,
): Promise<FinalisationRow[]> {
  const factsOf = await readFacts(
    tx,
    rows.map(({ id }) => id),
    clock,
  );
  return rows.map((row) => presentRow(row, factsOf(row.id), clock));
}

function presentRow(
  { id: _id, done, ...row }: TrackedRow,
  { isAsked, ...facts }: ComputedFacts,
  { days, today }: Clock,
): FinalisationRow {
  const ticked = FinalisationTick.options.filter((tick) => done?.ticks[tick] !== undefined);
  const checks = checksOf({ ...facts, ticked });
  const dueOn = addDays(row.travel_date, -days.finalise);
  const stage = stageOf({
    status: row.file_status,
    checks,
    isDue: dueOn <= today,
    wasFinalised: done !== null && done.finalisedAt !== null,
    isBegun: isAsked || ticked.length > 0,
  });
  return { ...row, due_on: dueOn, stage, checks };
}
