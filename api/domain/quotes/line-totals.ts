/** What a line is sold for, in cents; `gst` is the tax inside the net. */
export type LineAmounts = { sell: number; commission: number; net: number; gst: number };

/** The sums of a file: nothing but what its lines add up to. */
export function sumOfLines(lines: readonly LineAmounts[]): LineAmounts {
  return lines.reduce(
    (sum, { sell, commission, net, gst }) => ({
      sell: sum.sell + sell,
      commission: sum.commission + commission,
      net: sum.net + net,
      gst: sum.gst + gst,
    }),
    { sell: 0, commission: 0, net: 0, gst: 0 },
  );
}
