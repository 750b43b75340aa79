import { sharedBy, type Database } from "#api/db/client.ts";
import { agencyView } from "#api/domain/packages/agency-view.ts";
import { optionFor } from "#api/domain/packages/package-slot.ts";
import { pricePackage } from "#api/domain/packages/price-package.ts";
import { daysOfMonth } from "#api/domain/packages/travel-months.ts";
import { addDays } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import {
  readMarkups,
  readSlots,
  servicesIn,
  type StoredService,
} from "#api/modules/catalogue/packages/slots.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import type { BuyingTerms, PackageRow } from "#api/modules/catalogue/packages/visible.ts";
import { loadPricing, type LoadedOption } from "#api/modules/catalogue/products/pricing-input.ts";
import { partyOf } from "#api/modules/catalogue/products/search-request.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";

/** What a package's from-price is for. */
export type FromWish = { row: PackageRow; month: string; class: OptionClass };

const keptMs = 5 * 60_000;
const mostKept = 5_000;
type Kept = { cents: number | null; until: number };

/** By database, so that nothing of one is ever told by another. */
const caches = new WeakMap<Database, Map<string, Kept>>();

const twoInADouble = partyOf([{ code: "DB", adults: 2, ages: [] }]);

/**
 * The least that each of two adults in a double pays for any start in a month, in the agency's own count; null where no
 * start can be priced whole. For any number of packages in a bounded number of queries, kept for five minutes for all
 * agencies with the same terms.
 */
export async function fromPrices(
  wishes: readonly FromWish[],
  terms: BuyingTerms,
  today: string,
  call: Call,
): Promise<(number | null)[]> {
  const database = sharedBy(call.database);
  const cache = caches.get(database) ?? new Map<string, Kept>();
  caches.set(database, cache);
  const now = call.now().getTime();
  const kept = wishes.map((wish) => ({ wish, key: keyOf(wish, terms, today) }));
  const missing = kept.filter(({ key }) => (cache.get(key)?.until ?? 0) <= now);
  if (missing.length > 0) {
    const parts = await load(
      missing.map(({ wish }) => wish),
      terms,
      call,
    );
    for (const { wish, key } of missing) {
      cache.delete(key);
      cache.set(key, { cents: leastOf(wish, parts, terms, today), until: now + keptMs });
      // Others are answered between two packages.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const answers = kept.map(({ key }) => cache.get(key)?.cents ?? null);
  for (const key of cache.keys()) {
    if (cache.size <= mostKept) break;
    cache.delete(key);
  }
  return answers;
}

/** Whatever decides the price, but for rates that change meanwhile. */
function keyOf({ row, month, class: wanted }: FromWish, terms: BuyingTerms, today: string): string {
  const { priceCodes, priceMode, commissionBps } = terms;
  return JSON.stringify([
    row.id,
    row.lockVersion,
    month,
    wanted,
    priceCodes,
    priceMode,
    commissionBps,
    today,
  ]);
}

type Parts = {
  slots: Map<number, StoredService[]>;
  markups: Map<number, number | null>;
  pricing: Map<string, Map<string, LoadedOption>>;
  personStep: number;
};

async function load(wishes: readonly FromWish[], terms: BuyingTerms, call: Call): Promise<Parts> {
  const ids = wishes.map(({ row }) => row.id);
  return withCosts(call.database, async (tx) => {
    const slots = new Map<number, StoredService[]>(ids.map((id) => [id, []]));
    for (const slot of servicesIn(await readSlots(tx, ids))) {
      if (!slot.optional) slots.get(slot.packageId)?.push(slot);
    }
    const markups = await readMarkups(tx, ids);
    const numberOf = await readBookingNumbers(tx);
    const pricing: Parts["pricing"] = new Map();
    for (const brand of new Set(wishes.map(({ row }) => row.brand))) {
      const own = wishes.filter(({ row }) => row.brand === brand);
      const spans = own.map((wish) => spanOf(wish, slots.get(wish.row.id) ?? []));
      const from = spans.map((span) => span.from).toSorted()[0] ?? "";
      const to =
        spans
          .map((span) => span.to)
          .toSorted()
          .at(-1) ?? "";
      const optionCodes = own.flatMap(({ row, class: wanted }) =>
        (slots.get(row.id) ?? []).flatMap(({ options }) => optionFor(options, wanted)?.code ?? []),
      );
      const loaded = await loadPricing(tx, {
        brand,
        optionCodes: [...new Set(optionCodes)],
        dates: { from, to },
        priceCodes: terms.priceCodes,
      });
      pricing.set(brand, loaded);
    }
    return { slots, markups, pricing, personStep: numberOf("booking.pp_round_step_cents") };
  });
}

/** From the first start of the month to the last day of the last trip. */
function spanOf({ row, month }: FromWish, slots: readonly StoredService[]) {
  const longest = Math.max(
    0,
    ...slots.map(({ nights, options }) => Math.max(nights ?? 0, ...options.map((one) => one.nights ?? 0))),
  );
  return { from: `${month}-01`, to: addDays(`${month}-01`, 31 + row.duration_days + longest) };
}

function leastOf(wish: FromWish, parts: Parts, terms: BuyingTerms, today: string): number | null {
  const { row, month, class: wanted } = wish;
  const slots = parts.slots.get(row.id) ?? [];
  if (slots.length === 0 || row.minPax > 2 || (row.maxPax ?? 2) < 2) return null;
  const loaded = within(parts.pricing.get(row.brand) ?? new Map<string, LoadedOption>(), spanOf(wish, slots));
  const packageTerms = {
    brand: { currency: row.currency, gst_bps: row.taxBps },
    agency: { commission_bps: terms.commissionBps, price_codes: terms.priceCodes },
    markupBps: parts.markups.get(row.id) ?? null,
    personStep: parts.personStep,
  };
  const prices = daysOfMonth(month, today).flatMap((travelDate) => {
    const trip = { travelDate, class: wanted, party: twoInADouble, taken: new Set<string>() };
    const result = pricePackage(slots, loaded, trip, packageTerms);
    return result.refused.size > 0 ? [] : agencyView(result, terms).people.slice(0, 1);
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Without the rates of other packages' months: each start checks every rate it is given. */
function within(pricing: ReadonlyMap<string, LoadedOption>, { from, to }: { from: string; to: string }) {
  return new Map(
    [...pricing].map(([code, option]) => [
      code,
      { ...option, rates: option.rates.filter((rate) => rate.date_from <= to && rate.date_to >= from) },
    ]),
  );
}
