import { gstPart, marginOf, shareOf, toExactNumber } from "./rational.ts";

/** The sums of a line or a quote before commission, in cents. `commissionable` is the part of the sell price that carries it. */
export type Sums = { cost: bigint; sell: bigint; commissionable: bigint };

export type Totals = {
  cost: number;
  sell: number;
  commission: number;
  net: number;
  yield: number;
  margin_bps: number;
  gst: { sell: number; net: number; cost: number };
};

/** Commission once on the sum, then net, yield, margin and the GST inside sell, net and cost. */
export function totalsOf(
  { cost, sell, commissionable }: Sums,
  commissionBps: bigint,
  gstBps: bigint,
): Totals {
  const commission = shareOf(commissionable, commissionBps);
  const net = sell - commission;
  return {
    cost: toExactNumber(cost),
    sell: toExactNumber(sell),
    commission: toExactNumber(commission),
    net: toExactNumber(net),
    yield: toExactNumber(net - cost),
    margin_bps: toExactNumber(marginOf(net - cost, net)),
    gst: {
      sell: toExactNumber(gstPart(sell, gstBps)),
      net: toExactNumber(gstPart(net, gstBps)),
      cost: toExactNumber(gstPart(cost, gstBps)),
    },
  };
}
