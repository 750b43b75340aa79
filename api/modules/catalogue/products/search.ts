import type { Tx } from "#api/db/client.ts";
import type { InvalidInput, PricedLine, RefusedLine } from "#api/domain/pricing/line-answers.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { addDays } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { loadPricing } from "#api/modules/catalogue/products/pricing-input.ts";
import {
  findOptions,
  readStock,
  type FoundOption,
  type OptionWish,
} from "#api/modules/catalogue/products/search-options.ts";
import { datesOf, requestFor } from "#api/modules/catalogue/products/search-request.ts";
import { readPersonStep, readTerms, type SearchTerms } from "#api/modules/catalogue/products/search-terms.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";
import type { ProductSearchQuery } from "#contract/catalogue/products/search.ts";

/** Who asks for what, and on which terms it is quoted. */
export type Search = { query: ProductSearchQuery; terms: SearchTerms; who: "agent" | "office" };

/** An option that was tried for the dates and the party. */
export type Tried = {
  option: FoundOption;
  input: LineInput;
  outcome: PricedLine | RefusedLine;
  /** Some of its rates are no more than an estimate. */
  estimate: boolean;
};
export type TriedPriced = Tried & { outcome: PricedLine };

/** Remedies look for a start within a year and for a stay that is up to two months longer. */
const daysAhead = 366 + 61;
const mostAlternatives = 5;

/** Reads whose prices count. */
export async function startSearch(
  call: Call,
  query: ProductSearchQuery,
  agencyUid: string | undefined,
): Promise<Search> {
  const who = call.scope.audience === "agent" ? "agent" : "office";
  const terms = await call.database.inScope(call.scope, (tx) => readTerms(tx, call, query, agencyUid));
  return { query, terms, who };
}

/** All options that fit the wish, tried: those with a price by price, then the refused ones. */
export async function tryOptions(call: Call, search: Search, wish: OptionWish): Promise<Tried[]> {
  const options = await call.database.inScope(call.scope, (tx) =>
    findOptions(tx, wish, search.terms, search.who),
  );
  if (options.length === 0) return [];
  // Costs are read here, so it is the system that reads; what leaves is retail.
  const loaded = await withCosts(call.database, (tx) => loadFor(tx, search, options));
  const tried = options.flatMap((option) => {
    const parts = loaded.get(option.code);
    if (!parts) return [];
    const { estimates, ...pricing } = parts;
    const input: LineInput = {
      id: option.code,
      ...pricing,
      agency: { commission_bps: search.terms.commissionBps, price_codes: search.terms.priceCodes },
      request: requestFor(option.length_unit, search.query),
    };
    const outcome = priceLine(input);
    if (outcome.status === "invalid") {
      report(call, option, outcome);
      return [];
    }
    const estimate =
      outcome.status === "priced" && outcome.dates.some(({ rate_id: rate }) => estimates.has(rate));
    return [{ option, input, outcome, estimate }];
  });
  return tried.toSorted((one, other) => rankOf(one, search) - rankOf(other, search));
}

function loadFor(tx: Tx, { query, terms, who }: Search, options: readonly FoundOption[]) {
  const { from, to } = datesOf(query);
  return loadPricing(tx, {
    brand: terms.brand.code,
    optionCodes: options.map(({ code }) => code),
    dates: { from, to: addDays(to < from ? from : to, daysAhead) },
    priceCodes: terms.priceCodes,
    estimates: who === "office",
  });
}

/** What the agency reads as the price decides; options of the same price keep the order of their codes. */
function rankOf({ outcome }: Tried, { terms }: Search): number {
  if (outcome.status !== "priced") return Number.MAX_SAFE_INTEGER;
  return terms.priceMode === "net" ? outcome.net : outcome.sell;
}

/** An option with impossible terms is passed over and told of; it must not cost the others their prices. */
function report({ log, requestId }: Call, { code }: FoundOption, { errors }: InvalidInput) {
  log.error({ requestId, option: code, errors }, "products.terms_invalid");
}

export function isPriced(tried: Tried): tried is TriedPriced {
  return tried.outcome.status === "priced";
}

/**
 * What could stand in for an option that is refused: options of the same place and group of services that have a price
 * for the same dates and party, those of its class first and then the cheapest.
 */
export async function alternativesFor(
  { option }: Pick<Tried, "option">,
  search: Search,
  call: Call,
): Promise<TriedPriced[]> {
  const wish = { place: option.place.code, service: serviceGroupOf(option.service_type) };
  const others = (await tryOptions(call, search, wish)).filter(isPriced);
  const rank = (other: Tried) => (other.option.class === option.class ? 0 : 1);
  return others
    .filter((other) => other.option.id !== option.id)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostAlternatives);
}

/** Stock of the options on the dates of the search, and the step of people's prices: what their answers need besides. */
export async function readRest(call: Call, { query, terms }: Search, tried: readonly Tried[]) {
  const ids = tried.map(({ option }) => option.id);
  const { from, to } = datesOf(query);
  const stock =
    ids.length === 0
      ? []
      : await call.database.inScope(call.scope, (tx) => readStock(tx, ids, { from, to }, terms.agencyId));
  const personStep = await withCosts(call.database, readPersonStep);
  return { stock, personStep };
}
export type Rest = Awaited<ReturnType<typeof readRest>>;
