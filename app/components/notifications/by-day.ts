import { todayIn } from "#app/domain/trip-days.ts";

/** Records in groups of one day each, in the order they come, by what a clock on the wall of a zone says. */
export function byDay<Row extends { created_at: string }>(rows: readonly Row[], timeZone: string) {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = todayIn(timeZone, new Date(row.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
