import type { linePrice } from "#api/db/schema/service-line.ts";

/** Neither rates of its days nor those of before made it: somebody says why. */
export function isSetByHand({ source }: Pick<typeof linePrice.$inferSelect, "source">): boolean {
  return source === "override" || source === "manual";
}
