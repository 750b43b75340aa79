import type { Complaint } from "./line-answers.ts";

/** What an untrusted JSON object is before it has been checked. */
export type Unchecked = Record<string, unknown>;

/** After this many complaints the rest is not listed: a hostile file must not make a hostile answer. */
const most = 50;

/**
 * What is wrong with an input, in the order of finding it. Paths are joined only when something is wrong,
 * because a good line passes hundreds of checks.
 */
export class Complaints {
  readonly list: Complaint[] = [];

  add(path: readonly (string | number)[], message: string): void {
    if (this.list.length < most) this.list.push({ path: joinPath(path), message });
  }

  /** Complains about a value that is missing or has another type than it must have. */
  mismatch(path: readonly (string | number)[], value: unknown, expected: string): void {
    this.add(path, value === undefined ? "is required" : `must be ${expected}`);
  }
}

function joinPath(path: readonly (string | number)[]): string {
  return path.reduce<string>((before, part) => {
    if (typeof part === "number") return `${before}[${part}]`;
    return before === "" ? part : `${before}.${part}`;
  }, "");
}

export function isObject(value: unknown): value is Unchecked {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An integer that a JSON number holds exactly. Anything beyond 2^53 has already lost digits and is refused. */
export function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isMissingOrInteger(value: unknown): boolean {
  return value === undefined || Number.isSafeInteger(value);
}

/** For keys where null has a meaning of its own: open, not sold, worked out. */
export function isBlankOrInteger(value: unknown): boolean {
  return value === undefined || value === null || Number.isSafeInteger(value);
}

export function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === "string" && words.includes(value);
}

export const wholeNumber = "a whole number below 2^53";

/** `one of a, b, c`, for complaints about an unknown word. */
export function oneOf(words: readonly string[]): string {
  return `one of ${words.join(", ")}`;
}
