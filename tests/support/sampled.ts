import { createHash } from "node:crypto";

/**
 * Whether a case of a large product belongs to the sample that `npm test` runs: one in `every`, chosen by its name and
 * so the same each time. With `EVERY_CASE=1`, as `npm run test:whole` sets it, every case does.
 */
export function isSampled(name: string, every: number): boolean {
  if (process.env["EVERY_CASE"] === "1") return true;
  return createHash("sha256").update(name).digest().readUInt32BE() % every === 0;
}
