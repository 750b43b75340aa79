import { shareOf, toExactNumber } from "./rational.ts";

/** What a net agency sees: its net, and for its client the net with its own mark-up. Cents. */
export type NetAgencyView = { net: number; agent_markup: number; client_price: number };

/**
 * The agency's own mark-up on the net of one quote, `markupBps` in basis points. For display to its client only:
 * it is never part of our ledger.
 */
export function netAgencyView(netCents: number, markupBps: number): NetAgencyView {
  const net = BigInt(netCents);
  const markup = shareOf(net, BigInt(markupBps));
  return { net: netCents, agent_markup: toExactNumber(markup), client_price: toExactNumber(net + markup) };
}
