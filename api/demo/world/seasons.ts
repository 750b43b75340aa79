/** Seasons of a contract year, each from its first day (`MM-DD`) to the day before the next (domain 7.5). */
export type Season = "peak" | "shoulder" | "low" | "all";
export type Calendar = readonly (readonly [season: Season, firstDay: string])[];

const spring = [
  ["shoulder", "10-01"],
  ["peak", "12-16"],
  ["shoulder", "03-01"],
  ["low", "05-01"],
] as const;

export const calendars = {
  /** New Zealand, contract years from 1 October. */
  newZealand: spring,
  /** Ski towns, dear again in July and August. */
  ski: [...spring, ["peak", "07-01"], ["low", "09-01"]],
  /** Runs from October to April only. */
  summer: [["peak", "10-01"]],
  /** Two timetables a year, as trains have them. */
  timetable: [
    ["peak", "10-01"],
    ["low", "05-01"],
  ],
  wholeYear: [["all", "10-01"]],
  /** South of Australia, contract years from 1 April. */
  australianSouth: [
    ["low", "04-01"],
    ["shoulder", "10-01"],
    ["peak", "12-01"],
    ["shoulder", "03-01"],
  ],
  /** The tropics: the dry season is dear. */
  tropics: [
    ["shoulder", "04-01"],
    ["peak", "05-01"],
    ["low", "11-01"],
  ],
} as const satisfies Record<string, Calendar>;
export type CalendarName = keyof typeof calendars;

export type SeasonRange = { season: Season; from: string; to: string; year: -1 | 0 | 1 };

/**
 * Every season of the last, this and the next contract year, seen from `today`. The year after is missing on
 * purpose: its prices are estimates.
 */
export function seasonRanges(name: CalendarName, today: string): SeasonRange[] {
  const calendar: Calendar = calendars[name];
  const firstDay = calendar[0]?.[1] ?? "10-01";
  const thisYear = Number(today.slice(0, 4)) - (today.slice(5) < firstDay ? 1 : 0);
  return ([-1, 0, 1] as const).flatMap((year) =>
    calendar.map(([season, start], index) => {
      const next = calendar[index + 1]?.[1] ?? (name === "summer" ? "05-01" : firstDay);
      const from = dayOf(thisYear + year, start, firstDay);
      const end = dayOf(thisYear + year, next, firstDay, index + 1 >= calendar.length && name !== "summer");
      return { season, from, to: dayBefore(end), year };
    }),
  );
}

function dayOf(contractYear: number, monthDay: string, firstDay: string, nextYear = false): string {
  const year = contractYear + (monthDay < firstDay || nextYear ? 1 : 0);
  return `${year}-${monthDay}`;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}
