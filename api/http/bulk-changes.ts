import { Refusal } from "#api/http/refusal.ts";
import type { BulkResult } from "#contract/bulk.ts";

/**
 * Runs a change on each record of a bulk call and gathers the reasons of those that were refused; of the others those
 * that were as wished already are told apart. Anything but a refusal ends the whole call and takes back what was done.
 */
export async function eachOf<Row extends { uid: string; name: string }>(
  rows: readonly Row[],
  change: (row: Row) => Promise<"unchanged" | void>,
): Promise<BulkResult> {
  const failed: BulkResult["failed"] = [];
  let unchanged = 0;
  for (const row of rows) {
    try {
      if ((await change(row)) === "unchanged") unchanged += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ uid: row.uid, name: row.name, reason: error.message });
    }
  }
  return bulkResult(rows.length, failed, unchanged);
}

const namedFailures = 100;

/** The answer of a bulk call that meant so many records; of those that were left as they were the first are named. */
export function bulkResult(meant: number, failed: BulkResult["failed"], unchanged = 0): BulkResult {
  return {
    affected: meant - failed.length - unchanged,
    unchanged,
    failed: failed.slice(0, namedFailures),
    failed_count: failed.length,
  };
}
