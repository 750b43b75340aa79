import { createHash } from "node:crypto";

/** Whether this run takes no samples, as `npm run test:whole` asks by `EVERY_CASE=1`. */
export const isWhole = process.env["EVERY_CASE"] === "1";

/** How long a test of such a product may take: the sample as long as any other test, the whole so many times that. */
export function sampledLimit(every: number): number {
  return isWhole ? every * 60_000 : 60_000;
}

/**
 * Whether a case of a large product belongs to the sample that `npm test` runs: one in `every`, chosen by its name and
 * so the same each time. With `EVERY_CASE=1`, as `npm run test:whole` sets it, every case does.
 */
export function isSampled(name: string, every: number): boolean {
  return isWhole || rankOf(name) % every === 0;
}

/**
 * So many of all variants of one case, chosen by its name and so the same each time: over many cases each variant is
 * met, and as often as any other. All of them with `EVERY_CASE=1`.
 */
export function someOf<Variant extends string>(
  all: readonly Variant[],
  count: number,
  name: string,
): readonly Variant[] {
  if (isWhole) return all;
  const ranked = new Map(all.map((variant) => [variant, rankOf(`${name} ${variant}`)]));
  const chosen = new Set(all.toSorted((one, other) => ranked.get(one)! - ranked.get(other)!).slice(0, count));
  return all.filter((variant) => chosen.has(variant));
}

function rankOf(name: string): number {
  return createHash("sha256").update(name).digest().readUInt32BE();
}
