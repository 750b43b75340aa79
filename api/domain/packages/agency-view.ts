import { splitAmount } from "#api/domain/pricing/largest-remainder.ts";
import type { PricedQuote } from "#api/domain/pricing/quote-shapes.ts";
import { shareOf, toExactNumber } from "#api/domain/pricing/rational.ts";
import type { PackageTotals } from "#contract/catalogue/packages/price.ts";
import type { PackageResult } from "./price-package.ts";

/** How an agency buys; the commission in basis points. */
export type AgencyTerms = { priceMode: "commission" | "net"; commissionBps: number };

/** A package price in the agency's own count, in cents: selling prices, or on net terms nothing but the net. */
export type AgencyPackagePrice = {
  /** By slot; taken and offered lines alike. */
  lines: ReadonlyMap<string, number>;
  rounding: number;
  /** In the order of the party. */
  people: number[];
  totals: PackageTotals | null;
};

/**
 * What an agency may read of a priced package. Neither cost nor yield nor rates are in it. `clientCents`: what its
 * client would pay where it buys net.
 */
export function agencyView(
  { quote, offered }: PackageResult,
  terms: AgencyTerms,
  clientCents: number | null = null,
): AgencyPackagePrice {
  const onNet = terms.priceMode === "net";
  const lines = new Map<string, number>();
  for (const line of quote?.lines ?? []) lines.set(line.id, onNet ? line.net : line.sell);
  for (const [key, sell] of offered) lines.set(key, onNet ? netOf(sell, terms.commissionBps) : sell);
  if (!quote) return { lines, rounding: 0, people: [], totals: null };
  return {
    lines,
    rounding: onNet ? quote.rounding.net : quote.rounding.sell,
    people: peoplePrices(quote, onNet),
    totals: onNet ? netTotals(quote, clientCents) : sellTotals(quote),
  };
}

/** On net terms everyone's part of the net is their part of the selling price; to the cent it adds up to the whole. */
function peoplePrices({ people, net }: PricedQuote, onNet: boolean): number[] {
  const sells = people.map(({ price }) => price);
  if (!onNet) return sells;
  return sells.some((sell) => sell > 0) ? splitAmount(net, sells) : sells.map(() => 0);
}

function sellTotals({ sell, commission, net, gst }: PricedQuote): PackageTotals {
  return {
    sell_cents: sell,
    commission_cents: commission,
    net_cents: net,
    gst_cents: gst.net,
    agent_markup_cents: null,
    client_price_cents: null,
  };
}

function netTotals({ net, gst }: PricedQuote, clientCents: number | null): PackageTotals {
  return {
    sell_cents: null,
    commission_cents: null,
    net_cents: net,
    gst_cents: gst.net,
    agent_markup_cents: clientCents === null ? null : clientCents - net,
    client_price_cents: clientCents,
  };
}

function netOf(sell: number, commissionBps: number): number {
  return sell - toExactNumber(shareOf(BigInt(sell), BigInt(commissionBps)));
}
