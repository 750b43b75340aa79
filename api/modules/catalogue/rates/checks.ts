import type { Tx } from "#api/db/client.ts";
import type { ChargeBasis } from "#api/domain/pricing/line-shapes.ts";
import { overlappingRates } from "#api/domain/rates/overlaps.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { maskOf } from "#api/modules/catalogue/options/presenter.ts";
import { readRanges } from "#api/modules/catalogue/rates/repository.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { fill } from "#api/texts/texts.ts";
import { dateFormatter, rangeOf } from "#contract/formatters.ts";
import { priceKeys, type PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import type { RateSeasonInput } from "#contract/catalogue/rates/rates.ts";
import type { Locale } from "#contract/primitives.ts";

/** Refuses beside the fields what no price can be made of. */
export function checkPrices(basis: ChargeBasis, input: RateSeasonInput, call: Call): void {
  const errors = priceErrors(basis, input, call.locale);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What no price can be made of, by field: `prices.1.sell_cents`. */
export function priceErrors(
  basis: ChargeBasis,
  input: RateSeasonInput,
  locale: Locale,
): Record<string, string[]> {
  const texts = catalogueTextsIn(locale);
  const errors: Record<string, string[]> = {};
  const own: readonly PriceKey[] = priceKeys[basis];
  const sized = basis === "unit" || basis === "group";
  for (const [index, { key, from, to, cost_cents: cost, sell_cents: sell }] of input.prices.entries()) {
    const at = `prices.${index}`;
    if (!own.includes(key)) errors[`${at}.key`] = [texts.priceKeyWrong];
    else if (!sized && input.prices.findIndex((one) => one.key === key) < index) {
      errors[`${at}.key`] = [texts.priceTwice];
    }
    if (sized && to !== undefined && to < (from ?? 1)) errors[`${at}.to`] = [texts.paxOrder];
    if (sell !== undefined && sell < cost && !input.below_cost_reason) {
      errors[`${at}.sell_cents`] = [texts.belowCost];
    }
  }
  if (sized)
    for (const [index] of bandsTwice(input.prices)) errors[`prices.${index}.from`] = [texts.priceTwice];
  if (input.prices.length === 0 && !input.closed) errors["prices"] = [texts.pricesMissing];
  if (input.closed && !input.closed_reason) errors["closed_reason"] = [texts.closedWhy];
  if (input.markup_bps < 0 && !input.below_cost_reason) errors["below_cost_reason"] = [texts.belowCost];
  if ((input.max_units ?? input.min_units) < input.min_units) errors["max_units"] = [texts.paxOrder];
  for (const [index, { stay, pay }] of input.deals.entries()) {
    if (pay >= stay) errors[`deals.${index}.pay`] = [texts.dealFree];
  }
  return errors;
}

/** Lengths or sizes that an earlier row names already. */
function bandsTwice(rows: RateSeasonInput["prices"]): [index: number][] {
  const endOf = ({ to }: (typeof rows)[number]) => to ?? Number.MAX_SAFE_INTEGER;
  return rows.flatMap((row, index) =>
    rows.slice(0, index).some((one) => (one.from ?? 1) <= endOf(row) && (row.from ?? 1) <= endOf(one))
      ? [[index] as [number]]
      : [],
  );
}

type Ranged = Pick<
  RateSeasonInput,
  "name" | "price_code" | "date_from" | "date_to" | "operates_on" | "priority"
>;

/** What of a season decides whether another one says a second thing about the same night. */
export function daysOf(input: Ranged) {
  return {
    name: input.name,
    priceCode: input.price_code,
    dateFrom: input.date_from,
    dateTo: input.date_to,
    dowMask: maskOf(input.operates_on),
    priority: input.priority,
  };
}

/** Refuses a season whose days another of the same price code and rank has too, and names both. */
export async function checkOverlaps(
  tx: Tx,
  optionId: number,
  { uid, ...input }: RateSeasonInput & { uid: string },
  call: Call,
): Promise<void> {
  const others = (await readRanges(tx, optionId)).filter((one) => one.id !== uid);
  const mine = { id: uid, ...daysOf(input) };
  const option = String(optionId);
  const pairs = overlappingRates([mine, ...others].map((one) => ({ ...one, option })));
  const pair = pairs.find((both) => both.some(({ id }) => id === uid));
  const other = pair?.find(({ id }) => id !== uid);
  if (!other) return;
  const text = catalogueTextsIn(call.locale).seasonsOverlap;
  throw invalid({ date_from: [fill(text, { mine: named(mine, call), other: named(other, call) })] });
}

type Range = { name: string; dateFrom: string; dateTo: string };

/** A season with its days, in words. */
export function named({ name, dateFrom, dateTo }: Range, { locale }: Pick<Call, "locale">): string {
  const format = dateFormatter(locale === "en" ? "en-NZ" : locale, { dateStyle: "medium", timeZone: "UTC" });
  // Tables of different ages put different spaces around the dash.
  const days = rangeOf(format, new Date(dateFrom), new Date(dateTo)).replaceAll(/[\u2009\u202f\u00a0]/g, " ");
  return `${name} (${days})`;
}
