import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { lineCost, linePrice } from "#api/db/schema/service-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { PriceVersions } from "#api/domain/requests/line-before.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";

/**
 * What was to count once the supplier agrees counts from now on. The rounding of the people's prices follows with the
 * last one that waited. Answers the versions as they were.
 */
export async function agreePrices(
  tx: Tx,
  { lines }: Submission,
  line: SubmissionLine,
): Promise<PriceVersions[]> {
  const before = versionsOf(affected(lines, line));
  await setVersions(
    tx,
    before.map(({ lineId, current, waiting }) => ({ lineId, current: waiting ?? current, waiting: null })),
  );
  return before;
}

/** What was to count once the supplier agrees never will. Answers the versions as they were. */
export async function dropPrices(
  tx: Tx,
  { lines }: Submission,
  line: SubmissionLine,
): Promise<PriceVersions[]> {
  const before = versionsOf(affected(lines, line));
  await setVersions(
    tx,
    before.map(({ lineId, current }) => ({ lineId, current, waiting: null })),
  );
  return before;
}

/** The line, and the rounding where nothing else waits. */
function affected(lines: readonly SubmissionLine[], line: SubmissionLine): SubmissionLine[] {
  const others = lines.filter((one) => one.id !== line.id && one.waitingPrice !== null);
  return [line, ...(others.every(isRounding) ? others : [])].filter(
    ({ waitingPrice }) => waitingPrice !== null,
  );
}

function versionsOf(lines: readonly SubmissionLine[]): PriceVersions[] {
  return lines.map(({ id, price, waitingPrice }) => ({
    lineId: id,
    current: price?.version ?? null,
    waiting: waitingPrice?.version ?? null,
  }));
}

/** Says which versions of prices and costs count and which wait. The file is locked. */
export async function setVersions(tx: Tx, versions: readonly PriceVersions[]): Promise<void> {
  if (versions.length === 0) return;
  const ids = versions.map(({ lineId }) => lineId);
  for (const table of [linePrice, lineCost]) {
    await tx.update(table).set({ isCurrent: false, isWaiting: false }).where(inArray(table.lineId, ids));
    for (const { lineId, current, waiting } of versions) {
      const is = (version: number) => and(eq(table.lineId, lineId), eq(table.version, version));
      if (current !== null) await tx.update(table).set({ isCurrent: true }).where(is(current));
      if (waiting !== null) await tx.update(table).set({ isWaiting: true }).where(is(waiting));
    }
  }
}
