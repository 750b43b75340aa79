import { addDays } from "#api/domain/today.ts";

/** How many months ahead packages are offered. */
export const monthsAhead = 18;

/** The months from the next one on, `YYYY-MM`; who quotes today travels later. */
export function comingMonths(today: string, count: number = monthsAhead): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  });
}

/** The first of the months that has one of the numbers 1 to 12; the first of all where none has. */
export function firstMonth(months: readonly string[], available: readonly number[]): string {
  const found = months.find((month) => available.includes(Number(month.slice(5)))) ?? months[0];
  if (found === undefined) throw new RangeError("There is no month to choose from");
  return found;
}

/** The days of a month, without those before `earliest`. */
export function daysOfMonth(month: string, earliest: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    if (day >= earliest) days.push(day);
  }
  return days;
}
