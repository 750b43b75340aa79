import { calculateLine } from "#api/domain/pricing/calculate-line.ts";
import { netAgencyView } from "#api/domain/pricing/net-agency.ts";
import { peopleShares } from "#api/domain/pricing/quote-people.ts";
import { checkLine } from "#api/domain/pricing/validate.ts";
import { clientPrices, type SharedPrice } from "#api/domain/pricing/client-prices.ts";
import type { PackageResult } from "./price-package.ts";

type Terms = {
  /** What the agency adds to its net, in basis points. */
  agentMarkupBps: number;
  people: number;
  /** Step to which a person's price is rounded up, in cents. */
  personStep: number;
};

/**
 * What the client of an agency on net terms pays for a package, in cents: everyone's shares with the agency's own
 * mark-up, stepped up, as a version of the saved quote has it. Null where nothing that counts has a price.
 */
export function packageClientPrice({ asked, quote }: PackageResult, terms: Terms): number | null {
  if (!quote) return null;
  const inputs = new Map(asked.map(({ slot, input }) => [slot.key, input]));
  const prices = quote.lines.map(({ id, net }): SharedPrice => {
    const checked = checkLine(inputs.get(id));
    const outcome = "line" in checked ? calculateLine(checked) : { reasons: [] };
    return {
      cents: netAgencyView(net, terms.agentMarkupBps).client_price,
      weights: "reasons" in outcome ? null : peopleShares([outcome], terms.people),
    };
  });
  const everyone = Array.from({ length: terms.people }, (_, person) => person);
  return clientPrices(prices, terms.people, everyone, terms.personStep).totalCents;
}
