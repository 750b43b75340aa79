import { Refusal } from "#api/http/refusal.ts";
import type { BulkResult } from "#contract/resource.ts";

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
  return { affected: rows.length - failed.length, failed };
}
