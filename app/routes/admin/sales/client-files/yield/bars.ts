import type { Earned } from "#contract/sales/yields/file-yield.ts";

/** The parts of a bar in percent of its room: what is paid, what is earned on it, and what is lost. */
export type YieldBar = { paid: number; earned: number; lost: number };

/** The bar of a group beside others, of which the widest fills the room. A loss is what the cost goes beyond the net. */
export function barOf(
  { net_cents: net, cost_cents: cost }: Pick<Earned, "net_cents" | "cost_cents">,
  widest: number,
): YieldBar {
  const share = (cents: number) => Math.round((Math.max(cents, 0) / widest) * 1000) / 10;
  return {
    paid: share(Math.min(net, cost)),
    earned: share(net - cost),
    lost: share(cost - Math.max(net, 0)),
  };
}
