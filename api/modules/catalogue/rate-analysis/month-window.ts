import { addMonths, coverageMonths } from "#contract/catalogue/rate-analysis/month-states.ts";

/** The days of the months that an analysis is about. */
export type MonthWindow = {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The first day of the month after the last. */
  end: string;
  days: number;
  /** Of the first day; Monday is 0. */
  weekday: number;
  /** Where each month begins among the days, counted from 1, and how long it is. */
  months: { at: number; length: number }[];
};

const dayMs = 86_400_000;

/** The window that begins with a month, `YYYY-MM`. */
export function monthWindow(first: string): MonthWindow {
  const dayOf = (offset: number) => `${addMonths(first, offset)}-01`;
  const start = Date.parse(dayOf(0));
  const at = (offset: number) => (Date.parse(dayOf(offset)) - start) / dayMs;
  return {
    from: dayOf(0),
    end: dayOf(coverageMonths),
    days: at(coverageMonths),
    weekday: (new Date(start).getUTCDay() + 6) % 7,
    months: Array.from({ length: coverageMonths }, (_, index) => ({
      at: at(index) + 1,
      length: at(index + 1) - at(index),
    })),
  };
}
