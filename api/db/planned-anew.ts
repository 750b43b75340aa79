import { sql } from "drizzle-orm";

const mark = "/* planned anew */";

/**
 * A condition that lets everything through and has its statement planned for its own values each time. For lists: which
 * index is best depends on how common the wanted values are, and a plan that was kept for other values may read the
 * whole table.
 */
export const plannedAnew = sql.raw(`${mark} true`);

/** Whether a statement is not to be kept with its plan. */
export function isPlannedAnew(text: string): boolean {
  return text.includes(mark);
}
