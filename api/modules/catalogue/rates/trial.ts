import type { z } from "zod";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import type { LineInput, SecondUnit } from "#api/domain/pricing/line-shapes.ts";
import { remedyFor } from "#api/domain/pricing/remedy.ts";
import { addDays } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { getOption } from "#api/modules/catalogue/options/write.ts";
import { loadPricing } from "#api/modules/catalogue/products/pricing-input.ts";
import { partyOf } from "#api/modules/catalogue/products/search-request.ts";
import { versionNames } from "#api/modules/catalogue/rates/repository.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import type { RateTrial, tryRates } from "#contract/catalogue/rates/trial.ts";

/** Remedies look for a start within a year and for a stay that is up to two months longer. */
const daysAhead = 366 + 61;

type Wish = z.output<(typeof tryRates)["query"]>;

/** Prices a product by its rates as they are now, whether or not it is on sale. */
export function showTrial(uid: string, wish: Wish, call: Call): Promise<RateTrial> {
  return call.database.inScope(call.scope, async (tx) => {
    const { option, supplier: owner } = await getOption(tx, uid, call);
    const brand = owner.currency === "AUD" ? "AU" : "NZ";
    const to = endOf(option.secondUnit, wish);
    const codes = wish.price_code === "" ? [] : [wish.price_code.toUpperCase()];
    const loaded = await loadPricing(tx, {
      brand,
      optionCodes: [option.code],
      dates: { from: wish.date_from, to: addDays(to, daysAhead) },
      priceCodes: codes,
      estimates: true,
    });
    const parts = loaded.get(option.code);
    if (!parts) throw new Error("The product was not loaded");
    const { estimates: _estimates, ...pricing } = parts;
    const input: LineInput = {
      id: option.code,
      ...pricing,
      agency: { commission_bps: wish.commission_bps, price_codes: codes },
      request: { date_from: wish.date_from, date_to: to, ...partyOf(wish.rooms) },
    };
    const outcome = priceLine(input);
    if (outcome.status === "invalid") throw notNow(catalogueTextsIn(call.locale).termsImpossible);
    const names = await versionNames(tx, option.id);
    return {
      currency: brand === "AU" ? "AUD" : "NZD",
      date_from: wish.date_from,
      date_to: to,
      price: outcome.status === "priced" ? waterfallOf(outcome, names) : null,
      refusal:
        outcome.status === "refused"
          ? { reasons: outcome.reasons, remedies: remedyFor(input, outcome) }
          : null,
    };
  });
}

/** The last day of so many units. */
function endOf(unit: SecondUnit, { date_from: from, units }: Wish): string {
  if (unit === "trip") return from;
  return addDays(from, unit === "calendar_day" ? units - 1 : units);
}

function waterfallOf(line: PricedLine, names: ReadonlyMap<string, string>): NonNullable<RateTrial["price"]> {
  return {
    cost_cents: line.cost,
    cost_gst_cents: line.gst.cost,
    markup_cents: line.sell - line.cost,
    sell_cents: line.sell,
    commission_cents: line.commission,
    net_cents: line.net,
    gst_cents: line.gst.net,
    yield_cents: line.yield,
    margin_bps: line.margin_bps,
    dates: line.dates.map(({ date, rate_id: rate, cost, sell, free }) => ({
      date,
      season: names.get(rate) ?? "",
      cost_cents: cost,
      sell_cents: sell,
      free,
    })),
  };
}
