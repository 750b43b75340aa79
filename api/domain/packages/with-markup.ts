import type { Extra, Option, Rate } from "#api/domain/pricing/line-shapes.ts";

/**
 * Rates and extras under the mark-up of a package, in basis points; null: as they are. Stated selling prices stay, and so
 * do extras that are passed through without a mark-up.
 */
export function withMarkup<Priced extends { option: Option; rates: Rate[] }>(
  priced: Priced,
  markupBps: number | null,
): Priced {
  if (markupBps === null) return priced;
  const { option, rates } = priced;
  return {
    ...priced,
    option: { ...option, extras: (option.extras ?? []).map((extra) => marked(extra, markupBps)) },
    rates: rates.map((rate) => ({ ...rate, markup_bps: markupBps })),
  };
}

function marked(extra: Extra, markupBps: number): Extra {
  return extra.markup_bps ? { ...extra, markup_bps: markupBps } : extra;
}
