import { createHash } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A uid that is the same in every demo database, in the form of a ULID. Nothing secret rests on it. */
export function seedUid(kind: string, name: string): string {
  const digest = createHash("sha256").update(`${kind}:${name}`).digest();
  const letters = Array.from(digest.subarray(0, 24), (byte) => alphabet[byte % 32]);
  return `01${letters.join("")}`;
}

/** The date a number of days after another, both `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Finds the number of a seeded record by its key; a key that is not there is an error in the seed. */
export function keyed(kind: string, rows: { id: number; key: string }[]): (key: string) => number {
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  return (key) => {
    const found = ids.get(key);
    if (found === undefined) throw new RangeError(`The seed has no ${kind} ${key}`);
    return found;
  };
}
