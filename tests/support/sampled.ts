import { createHash } from "node:crypto";

const isWhole = process.env["EVERY_CASE"] === "1";

/** How long a test of such a product may take: the sample as long as any other test, the whole so many times that. */
export function sampledLimit(every: number): number {
  return isWhole ? every * 60_000 : 60_000;
}

/**
 * Whether a case of a large product belongs to the sample that `npm test` runs: one in `every`, chosen by its name and
 * so the same each time. With `EVERY_CASE=1`, as `npm run test:whole` sets it, every case does.
 */
export function isSampled(name: string, every: number): boolean {
  if (isWhole) return true;
  return createHash("sha256").update(name).digest().readUInt32BE() % every === 0;
}
