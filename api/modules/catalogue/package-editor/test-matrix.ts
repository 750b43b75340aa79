import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { optionFor, type ServiceSlot } from "#api/domain/packages/package-slot.ts";
import type { PackageTerms } from "#api/domain/packages/price-package.ts";
import {
  gatherStarts,
  testRates,
  testStart,
  type TestedStart,
  type TestRates,
} from "#api/domain/packages/test-package.ts";
import { comingMonths, daysOfMonth } from "#api/domain/packages/travel-months.ts";
import { addDays } from "#api/domain/today.ts";
import type { PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { readSlots } from "#api/modules/catalogue/packages/slots.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { loadPricing } from "#api/modules/catalogue/products/pricing-input.ts";
import { partyOf } from "#api/modules/catalogue/products/search-request.ts";
import type { PackageTestCell } from "#contract/catalogue/packages/test-run.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";
import type { TranslatedText } from "#contract/primitives.ts";

export type CellWish = { month: string; class: OptionClass };

/** The months of travel within the next twelve, in each class: what a test prices. */
export function cellsOf({ pack }: Pick<PackageRecord, "pack">, today: string): CellWish[] {
  const months = comingMonths(today, 12).filter((month) =>
    pack.monthsAvailable.includes(Number(month.slice(5))),
  );
  return months.flatMap((month) => pack.tariffs.map((one) => ({ month, class: one })));
}

/** All that pricing the cells needs; loaded once, in the scope of the system. */
export type TestParts = {
  slots: ServiceSlot[];
  rates: TestRates;
  terms: PackageTerms;
  names: Map<string, TranslatedText>;
  party: ReturnType<typeof partyOf>;
};

export async function loadTestParts(tx: Tx, found: PackageRecord, today: string): Promise<TestParts> {
  const { pack, brand, currency, taxBps } = found;
  const stored = await readSlots(tx, [pack.id]);
  const slots = stored.filter(({ kind }) => kind === "service");
  const codes = slots.flatMap(({ options }) =>
    pack.tariffs.flatMap((one) => optionFor(options, one)?.code ?? []),
  );
  const longest = Math.max(
    0,
    ...slots.flatMap(({ nights, options }) => [nights ?? 0, ...options.map((one) => one.nights ?? 0)]),
  );
  const from = `${comingMonths(today, 1)[0] ?? today.slice(0, 7)}-01`;
  const loaded = await loadPricing(tx, {
    brand,
    optionCodes: [...new Set(codes)],
    dates: { from, to: addDays(from, 366 + 31 + pack.durationDays + longest) },
    priceCodes: [],
    estimates: true,
  });
  const numberOf = await readBookingNumbers(tx);
  return {
    slots,
    rates: testRates(loaded),
    terms: {
      brand: { currency, gst_bps: taxBps },
      agency: { commission_bps: 0, price_codes: [] },
      markupBps: pack.markupOverrideBps,
      personStep: numberOf("booking.pp_round_step_cents"),
    },
    names: await readNames(tx, codes),
    party: partyFor(pack),
  };
}

/** Two adults in a double, or as few as the package takes, by twos. */
function partyFor({ minPax, maxPax }: PackageRecord["pack"]) {
  const people = Math.min(Math.max(2, minPax), maxPax ?? Infinity);
  const doubles = Array.from({ length: Math.floor(people / 2) }, () => ({
    code: "DB" as const,
    adults: 2,
    ages: [],
  }));
  return partyOf(people % 2 === 0 ? doubles : [...doubles, { code: "SG" as const, adults: 1, ages: [] }]);
}

async function readNames(tx: Tx, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, TranslatedText>();
  const rows = await tx
    .select({ code: productOption.code, name: productOption.name })
    .from(productOption)
    .where(inArray(productOption.code, [...new Set(codes)]));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Prices every start of a month in a class; others are answered between two starts. */
export async function testCell(
  parts: TestParts,
  { month, class: wanted }: CellWish,
): Promise<PackageTestCell> {
  const starts: TestedStart[] = [];
  const rates = within(parts.rates, month, parts.slots);
  for (const travelDate of daysOfMonth(month, "")) {
    const wish = { travelDate, class: wanted, party: parts.party, taken: new Set<string>() };
    starts.push(testStart(parts.slots, rates, wish, parts.terms));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { problems, ...cell } = gatherStarts(starts);
  return {
    ...cell,
    month,
    class: wanted,
    problems: problems.slice(0, 12).map(({ key, dayNo, option, ...problem }) => ({
      ...problem,
      slot: key,
      day_no: dayNo,
      option,
      name: option === null ? null : (parts.names.get(option) ?? null),
    })),
  };
}

/** Without the rates of other months: each start checks every rate it is given. */
function within({ all, firm }: TestRates, month: string, slots: readonly ServiceSlot[]): TestRates {
  const last = Math.max(
    0,
    ...slots.map(
      ({ dayNo, nights, options }) => dayNo + Math.max(nights ?? 0, ...options.map((one) => one.nights ?? 0)),
    ),
  );
  const [from, to] = [`${month}-01`, addDays(`${month}-01`, 32 + last)];
  const narrowed = (rates: TestRates["all"]) =>
    new Map(
      [...rates].map(([code, option]) => [
        code,
        { ...option, rates: option.rates.filter((rate) => rate.date_from <= to && rate.date_to >= from) },
      ]),
    );
  return { all: narrowed(all), firm: narrowed(firm) };
}
