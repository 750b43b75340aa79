/**
 * Dates as day numbers (days since 1970-01-01) and clock times as minutes, without the machine's clock or zone.
 * Every function is plain integer arithmetic on the proleptic Gregorian calendar.
 */

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const zero = 48;

/** Two decimal digits of a text as a number; not two digits: a number outside every allowed range. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero;
  const ones = text.charCodeAt(at + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1000;
}

/** Day number of `YYYY-MM-DD`, years 0001 to 9999; undefined for anything that is no such date. */
export function parseDay(value: unknown): number | undefined {
  if (typeof value !== "string" || value.length !== 10) return undefined;
  if (value.charCodeAt(4) !== 45 || value.charCodeAt(7) !== 45) return undefined;
  const century = twoDigits(value, 0);
  const yearInCentury = twoDigits(value, 2);
  const month = twoDigits(value, 5);
  const day = twoDigits(value, 8);
  if (century < 0 || yearInCentury < 0) return undefined;
  const year = century * 100 + yearInCentury;
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return dayNumber(year, month, day);
}

/** `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  const { year, month, date } = civil(day);
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(date)}`;
}

/** Day of the week, 0 for Monday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Minutes since midnight of `hhmm`; undefined for a time that does not exist. */
export function parseClock(value: unknown): number | undefined {
  if (typeof value !== "string" || value.length !== 4) return undefined;
  const hours = twoDigits(value, 0);
  const minutes = twoDigits(value, 2);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return hours * 60 + minutes;
}

function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (lengths[month - 1] ?? 0);
}

/**
 * The year is counted from March, so that the leap day is its last day. 719 468 days lie before 1970. `| 0` drops the
 * fraction of a number that is not negative; hundreds of dates are read for one priced line.
 */
function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = (((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0) + day - 1;
  const leapDays = ((marchYear / 4) | 0) - ((marchYear / 100) | 0) + ((marchYear / 400) | 0);
  return marchYear * 365 + leapDays + dayOfYear - 719_468;
}

function civil(day: number): { year: number; month: number; date: number } {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, date: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}

function pad(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
