import { sql } from "drizzle-orm";

const anew = "/* planned anew */";
const once = "/* planned once */";

/**
 * A condition that lets everything through and has its statement planned for its own values each time. For lists: which
 * index is best depends on how common the wanted values are, and a plan that was kept for other values may read the
 * whole table.
 */
export const plannedAnew = sql.raw(`${anew} true`);

/** Whether a statement is not to be kept with its plan. */
export function isPlannedAnew(text: string): boolean {
  return text.includes(anew);
}

/**
 * A condition that lets everything through and has its statement planned once for all values. For long statements about
 * what a key names, which every plan finds by its index: left to itself the database takes the plan for a file of few
 * services to be the better one and makes it again each time, which takes longer than to run it.
 */
export const plannedOnce = sql.raw(`${once} true`);

/** Whether the first plan of a statement is good for all values. */
export function isPlannedOnce(text: string): boolean {
  return text.includes(once);
}
