import { dateFormatter } from "#contract/formatters.ts";

/** The date in a time zone at an instant, `YYYY-MM-DD`. */
export function todayIn(timezone: string, instant: Date): string {
  return dateFormatter("en-CA", { timeZone: timezone, dateStyle: "short" }).format(instant);
}

/** A date so many days later; negative numbers go back. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** How many days `to` comes after `from`; both `YYYY-MM-DD`, negative where it comes before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
