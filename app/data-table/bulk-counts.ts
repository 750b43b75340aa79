import type { BulkPreviewData } from "#app/data-table/bulk-action.ts";
import type { BulkResult } from "#contract/bulk.ts";

// Apart from reading the form: what browsers load takes no schemas along.

/** How many records a bulk action leaves as they were, with a reason for each. */
export function failuresOf({ failed, failed_count: count }: BulkResult): number {
  return count ?? failed.length;
}

/**
 * How many records are as wished already. An API that does not say so leaves it to be told from the ticked ones; of
 * "all matching" nobody knows then how many were meant.
 */
export function unchangedOf({ result, fields }: Pick<BulkPreviewData, "result" | "fields">): number {
  if (result.unchanged !== undefined) return result.unchanged;
  if (fields.some(([name, value]) => name === "scope" && value === "all")) return 0;
  const ticked = new Set(fields.flatMap(([name, value]) => (name === "ids" ? [value] : [])));
  return Math.max(0, ticked.size - result.affected - failuresOf(result));
}
