import { parseDay } from "#api/domain/pricing/calendar.ts";
import { type Complaints, isInteger } from "#api/domain/pricing/complaints.ts";

type Path = readonly (string | number)[];

const mostCents = 1_000_000_000_000;

/** Complains about anything but a text of at least one character. */
export function checkNamed(value: unknown, path: Path, complaints: Complaints): void {
  if (typeof value !== "string") complaints.mismatch(path, value, "text");
  else if (value === "") complaints.add(path, "must not be empty");
}

/** Complains about a day that does not exist or lies outside 1900 to 2199. */
export function checkDay(value: unknown, path: Path, complaints: Complaints): void {
  const isDay =
    typeof value === "string" && value >= "1900" && value < "2200" && parseDay(value) !== undefined;
  if (!isDay) complaints.mismatch(path, value, "a day that exists, YYYY-MM-DD, from 1900 to 2199");
}

/** Complains about an amount that is no whole number of cents, or larger than any file's. */
export function checkCents(value: unknown, path: Path, complaints: Complaints): void {
  if (isInteger(value) && Math.abs(value) <= mostCents) return;
  complaints.mismatch(path, value, `a whole number of cents of at most ${mostCents} either way`);
}

/** Complains about an amount that must not be negative either. */
export function checkCharged(value: unknown, path: Path, complaints: Complaints): void {
  if (isInteger(value) && value < 0 && value >= -mostCents) complaints.add(path, "must not be negative");
  else checkCents(value, path, complaints);
}

/** True for a key that is not there, or holds null. */
export function isBlank(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}
