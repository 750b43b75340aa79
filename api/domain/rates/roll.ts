/** The same day so many years later. The last day of February stays the last, so that no night falls between seasons. */
export function rolledDay(day: string, years: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const later = year + years;
  const isLast = month === 2 && date === lastOfFebruary(year);
  const rolled = isLast ? lastOfFebruary(later) : date;
  return `${String(later).padStart(4, "0")}-${day.slice(5, 7)}-${String(rolled).padStart(2, "0")}`;
}

function lastOfFebruary(year: number): number {
  return new Date(Date.UTC(year, 2, 0)).getUTCDate();
}

/** The name of a season so many years later: the years in it move along, `Summer 2026/27` to `Summer 2027/28`. */
export function rolledName(name: string, years: number): string {
  return name.replaceAll(
    /\b(20\d\d)(?:(\s?[/–-]\s?)(\d\d)\b(?![-–]))?/g,
    (_all, from: string, between?: string, to?: string) => {
      const next = String(Number(from) + years);
      if (between === undefined || to === undefined) return next;
      // Two digits that are not the year after are something else, as the month of a date is.
      const isRange = Number(to) === (Number(from) + 1) % 100;
      return `${next}${between}${isRange ? twoDigits(Number(to) + years) : to}`;
    },
  );
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}
