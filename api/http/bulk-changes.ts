import { Refusal } from "#api/http/refusal.ts";
import type { BulkResult } from "#contract/bulk.ts";

/**
 * Runs a change on each record of a bulk call and gathers the reasons of those that were refused; the others
 * count. Anything but a refusal ends the whole call and takes back what was done.
 */
export async function eachOf<Row extends { uid: string; name: string }>(
  rows: readonly Row[],
  change: (row: Row) => Promise<void>,
): Promise<BulkResult> {
  const failed: BulkResult["failed"] = [];
  for (const row of rows) {
    try {
      await change(row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ uid: row.uid, name: row.name, reason: error.message });
    }
  }
  return bulkResult(rows.length, failed);
}

const namedFailures = 100;

/** The answer of a bulk call that meant so many records; of those that were left as they were the first are named. */
export function bulkResult(meant: number, failed: BulkResult["failed"]): BulkResult {
  return {
    affected: meant - failed.length,
    failed: failed.slice(0, namedFailures),
    failed_count: failed.length,
  };
}
