import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { packageDay } from "#api/db/schema/package.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { Call } from "#api/http/context.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { asSold } from "#api/domain/packages/package-slot.ts";
import { readSlots, type NamedOption, type StoredSlot } from "#api/modules/catalogue/packages/slots.ts";
import { readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";
import { readSettings } from "#api/modules/system/settings/settings.ts";
import {
  findPackage,
  packageBrief,
  placeColumns,
  type PackageRow,
} from "#api/modules/catalogue/packages/visible.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import type { PackageSlot, TravelPackage } from "#contract/catalogue/packages/package.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";

const overnight = alias(place, "overnight_place");
const legFrom = alias(place, "leg_from");
const legTo = alias(place, "leg_to");

/** A package that the caller may see, in one language. */
export async function showPackage(ref: string, locale: Locale, call: Call): Promise<TravelPackage> {
  const { found, days } = await call.database.inScope(call.scope, async (tx) => {
    const row = await findPackage(tx, ref, call);
    return { found: row, days: await readDays(tx, row.id) };
  });
  return withCosts(call.database, async (tx) => {
    const stored = await readSlots(tx, [found.id]);
    const slots = stored.map((slot) => ({ ...slot, options: asSold(slot.options) }));
    const contents = await readContents(tx, slots, locale);
    return {
      ...packageBrief(found, locale),
      months_available: found.months.toSorted((a, b) => a - b),
      min_pax: found.minPax,
      max_pax: found.maxPax,
      ...contents,
      days: days.map((day) => ({
        day_no: day.dayNo,
        title: say(day.title, locale),
        text: say(day.text, locale),
        place: day.place,
        overnight: day.overnight,
        legs: day.leg && day.from && day.to ? [{ ...day.leg, from: day.from, to: day.to }] : [],
        slots: slots.filter(({ dayNo }) => dayNo === day.dayNo).map((slot) => slotOf(slot, locale)),
      })),
      terms: await readPackageTerms(tx, found),
    };
  });
}

function say(text: TranslatedText, locale: Locale): string {
  return inLanguage(text, locale) ?? text.en;
}

function readDays(tx: Tx, packageId: number) {
  return tx
    .select({
      dayNo: packageDay.dayNo,
      title: packageDay.title,
      text: packageDay.text,
      place: placeColumns(place),
      overnight: placeColumns(overnight),
      leg: { mode: routeLeg.mode, distance_km: routeLeg.distanceKm, minutes: routeLeg.minutes },
      from: placeColumns(legFrom),
      to: placeColumns(legTo),
    })
    .from(packageDay)
    .innerJoin(place, eq(place.id, packageDay.placeId))
    .leftJoin(overnight, eq(overnight.id, packageDay.overnightPlaceId))
    .leftJoin(routeLeg, eq(routeLeg.id, packageDay.drivingLegId))
    .leftJoin(legFrom, eq(legFrom.id, routeLeg.fromPlaceId))
    .leftJoin(legTo, eq(legTo.id, routeLeg.toPlaceId))
    .where(eq(packageDay.packageId, packageId))
    .orderBy(asc(packageDay.dayNo));
}

function slotOf(slot: StoredSlot, locale: Locale): PackageSlot {
  const serviceOf = ({ name, comment, supplierName, class: own }: NamedOption) => ({
    name: say(name, locale),
    comment: inLanguage(comment, locale),
    supplier_name: supplierName,
    class: own,
  });
  return {
    key: slot.key,
    kind: slot.kind,
    service_type: slot.serviceType,
    optional: slot.optional,
    nights: slot.nights,
    start_time: slot.startTime,
    end_time: slot.endTime,
    note: inLanguage(slot.note, locale),
    services: slot.options.filter(({ substitute }) => !substitute).map(serviceOf),
    substitutes: slot.options.filter(({ substitute }) => substitute).map(serviceOf),
  };
}

/** What the services that are part of the package include and leave out; optional ones and substitutes left aside. */
async function readContents(tx: Tx, slots: readonly StoredSlot[], locale: Locale) {
  const codes = slots
    .filter(({ optional }) => !optional)
    .flatMap(({ options }) => options.filter(({ substitute }) => !substitute).map(({ code }) => code));
  const rows =
    codes.length === 0
      ? []
      : await tx
          .select({
            code: productOption.code,
            inclusions: productOption.inclusions,
            exclusions: productOption.exclusions,
          })
          .from(productOption)
          .where(inArray(productOption.code, codes));
  // In the order of the trip, each said once.
  const ordered = codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
  const once = (texts: readonly TranslatedText[]) => [...new Set(texts.map((text) => say(text, locale)))];
  return {
    inclusions: once(ordered.flatMap(({ inclusions }) => inclusions)),
    exclusions: once(ordered.flatMap(({ exclusions }) => exclusions)),
  };
}

async function readPackageTerms(tx: Tx, { taxBps, phone }: PackageRow): Promise<TravelPackage["terms"]> {
  const offer = await readOfferTerms(tx);
  const [chat] = await readSettings(tx, ["general.live_chat_url"]);
  return {
    deposit_bps: offer.depositBps,
    balance_days_before: offer.balanceDaysBefore,
    quote_valid_days: offer.validDays,
    tax_bps: taxBps,
    phone,
    live_chat_url: typeof chat?.value === "string" ? chat.value : null,
  };
}
