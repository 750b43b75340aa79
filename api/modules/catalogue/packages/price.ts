import { packageClientPrice } from "#api/domain/packages/client-price.ts";
import { agencyView } from "#api/domain/packages/agency-view.ts";
import { obstaclesTo } from "#api/domain/packages/obstacles.ts";
import { optionFor } from "#api/domain/packages/package-slot.ts";
import { pricePackage, type PackageWish, type PackageResult } from "#api/domain/packages/price-package.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { lineOf, readExtraNames, roomsOf } from "#api/modules/catalogue/packages/price-lines.ts";
import {
  readMarkups,
  readSlots,
  servicesIn,
  type StoredService,
} from "#api/modules/catalogue/packages/slots.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import {
  findPackage,
  readTerms,
  type BuyingTerms,
  type PackageRow,
} from "#api/modules/catalogue/packages/visible.ts";
import { loadPricing } from "#api/modules/catalogue/products/pricing-input.ts";
import { partyOf } from "#api/modules/catalogue/products/search-request.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import type { PackagePrice, PackagePriceQuery } from "#contract/catalogue/packages/price.ts";

/** What refused lines are helped with lies within a year. */
const daysAhead = 366;

/** A package priced for the caller's agency. */
export async function pricePackageFor(
  ref: string,
  query: PackagePriceQuery,
  call: Call,
): Promise<PackagePrice> {
  const { found, terms } = await call.database.inScope(call.scope, async (tx) => ({
    found: await findPackage(tx, ref, call),
    terms: await readTerms(tx, call),
  }));
  const today = todayIn(call.signedIn().timezone, call.now());
  const people = query.rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0);
  const wish = { travelDate: query.travel_date, class: query.class, people };
  const obstacles = obstaclesTo(found, wish, today);
  const head = {
    ref: found.ref,
    currency: found.currency,
    price_mode: terms.priceMode,
    travel_date: query.travel_date,
    end_date: addDays(query.travel_date, found.duration_days - 1),
    class: query.class,
    obstacles,
  };
  const nothing = { lines: [], rounding_cents: 0, rooms: [], totals: null, extra_on_request: false };
  if (obstacles.length > 0) return { ...head, ...nothing };
  return { ...head, ...(await priced(found, terms, query, call)) };
}

type Priced = Pick<PackagePrice, "lines" | "rounding_cents" | "rooms" | "totals" | "extra_on_request">;

async function priced(
  found: PackageRow,
  terms: BuyingTerms,
  query: PackagePriceQuery,
  call: Call,
): Promise<Priced> {
  const party = partyOf(query.rooms);
  const wish: PackageWish = {
    travelDate: query.travel_date,
    class: query.class,
    party,
    taken: new Set(query.optional),
  };
  // What an agency may see was found in its own scope; prices are made of costs, which only the system reads.
  const parts = await withCosts(call.database, async (tx) => {
    const slots = servicesIn(await readSlots(tx, [found.id]));
    const markupBps = (await readMarkups(tx, [found.id])).get(found.id) ?? null;
    const numberOf = await readBookingNumbers(tx);
    const brand = { currency: found.currency, gst_bps: found.taxBps };
    const agency = { commission_bps: terms.commissionBps, price_codes: terms.priceCodes };
    const lastDay = Math.max(found.duration_days, ...slots.map(lastDayOf));
    const load = (codes: readonly string[], days: number) =>
      loadPricing(tx, {
        brand: found.brand,
        optionCodes: codes,
        dates: { from: query.travel_date, to: addDays(query.travel_date, days) },
        priceCodes: terms.priceCodes,
      });
    const loaded = await load(codesOf(slots, query.class), lastDay);
    const packageTerms = { brand, agency, markupBps, personStep: numberOf("booking.pp_round_step_cents") };
    const result = pricePackage(slots, loaded, wish, packageTerms);
    const stuck = result.asked.filter(({ slot }) => result.refused.has(slot.key));
    const later =
      stuck.length > 0
        ? await load(
            stuck.map(({ option }) => option.code),
            lastDay + daysAhead,
          )
        : loaded;
    const names = await readExtraNames(tx, codesOf(slots, query.class));
    return {
      slots,
      result,
      later,
      names,
      infantTo: numberOf("booking.infant_max_age_default"),
      people: { people: party.pax.length, personStep: packageTerms.personStep },
    };
  });
  const view = viewOf(parts.result, terms, parts.people);
  return {
    lines: parts.result.asked.flatMap((line) => {
      const slot = parts.slots.find(({ key }) => key === line.slot.key);
      return slot ? [lineOf({ ...parts, line, slot, view, wish, call })] : [];
    }),
    rounding_cents: view.rounding,
    rooms: roomsOf(query, view, parts.infantTo),
    totals: view.totals,
    extra_on_request: parts.result.quote?.extra_on_request ?? false,
  };
}

function viewOf(result: PackageResult, terms: BuyingTerms, counted: { people: number; personStep: number }) {
  const onNet = terms.priceMode === "net";
  return agencyView(result, terms, onNet ? packageClientPrice(result, { ...terms, ...counted }) : null);
}

/** The options that the class leads to. */
function codesOf(slots: readonly StoredService[], wanted: PackagePriceQuery["class"]): string[] {
  return [...new Set(slots.flatMap(({ options }) => optionFor(options, wanted)?.code ?? []))];
}

/** Days from the first day of the trip to the last of a service. */
function lastDayOf({ dayNo, nights, options }: StoredService): number {
  return dayNo + Math.max(0, nights ?? 0, ...options.map((option) => option.nights ?? 0));
}
