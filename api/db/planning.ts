import { sql, type SQL } from "drizzle-orm";

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

/**
 * A value that the planner does not see, so that its statement has one plan for all values. For long statements about
 * what a key names, which every plan finds by its index: where the database sees that a file has few services, it takes
 * the plan for that file to be better than the one for all, and makes it again each time, which takes longer than to run
 * it.
 */
export function unseen(value: unknown, type: "int" | "int[]"): SQL {
  const given = sql.raw(type);
  // The cast behind it makes an array of it where a question for rows could be meant.
  return sql`(select ${value}::${given})::${given}`;
}
