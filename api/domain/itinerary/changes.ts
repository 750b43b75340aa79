import type {
  Itinerary,
  ItineraryChange,
  ItineraryDay,
  ItineraryLeg,
  ItineraryService,
  Meeting,
} from "#contract/sales/itineraries/itinerary.ts";
import { Locale } from "#contract/primitives.ts";
import type { z } from "zod";
import { resolveItinerary } from "./resolve.ts";
import type { ItinerarySnapshot } from "./snapshot.ts";

type What = ItineraryChange["what"];
type Words = string | null;

/** Nobody reads more of them, and they are kept with every version. */
const mostChanges = 100;

/**
 * What an itinerary says otherwise than another one, in one language: first what is about the whole trip, then day by
 * day. Texts that differ in other languages alone are told as one.
 */
export function itineraryChanges(
  before: ItinerarySnapshot,
  after: ItinerarySnapshot,
  locale: Locale,
): ItineraryChange[] {
  const [was, is] = [resolveItinerary(before, locale), resolveItinerary(after, locale)];
  const found = [...tripChanges(was, is), ...dayChanges(was, is), ...serviceChanges(was, is)];
  if (found.length === 0 && differsElsewhere(before, after)) return [change("translations")];
  return found.slice(0, mostChanges);
}

/** The same in every language, as a version keeps it. */
export function changesInAllLanguages(before: ItinerarySnapshot, after: ItinerarySnapshot) {
  const of = (locale: Locale) => itineraryChanges(before, after, locale);
  return { en: of("en"), de: of("de"), es: of("es"), it: of("it"), fr: of("fr") };
}

function differsElsewhere(before: ItinerarySnapshot, after: ItinerarySnapshot): boolean {
  return Locale.options.some((locale) => {
    const [was, is] = [resolveItinerary(before, locale), resolveItinerary(after, locale)];
    return [...tripChanges(was, is), ...dayChanges(was, is), ...serviceChanges(was, is)].length > 0;
  });
}

function change(what: What, rest: Partial<Omit<ItineraryChange, "what">> = {}): ItineraryChange {
  return { what, date: null, name: null, before: null, after: null, ...rest };
}

type Said = { what: What; before: Words; after: Words };

/** Those of which the two sides differ. */
function differing(of: Pick<ItineraryChange, "date" | "name">, said: Said[]): ItineraryChange[] {
  return said
    .filter(({ before, after }) => (before ?? "") !== (after ?? ""))
    .map(({ what, before, after }) => change(what, { ...of, before: before || null, after: after || null }));
}

function tripChanges(was: Itinerary, is: Itinerary): ItineraryChange[] {
  const say = (what: What, of: (one: Itinerary) => Words): Said => ({ what, before: of(was), after: of(is) });
  return differing({ date: null, name: null }, [
    say("trip_name", ({ name }) => name),
    say("dates", ({ date_from, date_to }) => `${date_from}/${date_to}`),
    say("travellers", ({ travellers }) => travellers.map(({ name }) => name).join(", ")),
    say("intro", ({ intro }) => intro),
    say("thank_you", ({ thank_you }) => thank_you),
    say("hero_place", ({ hero_place }) => hero_place.name),
    say("price", ({ price }) => (price ? String(price.total_cents) : null)),
    say("notes_shown", ({ show_driving_notes }) => (show_driving_notes ? "on" : null)),
  ]);
}

function dayChanges(was: Itinerary, is: Itinerary): ItineraryChange[] {
  const before = new Map(was.days.map((day) => [day.date, day]));
  const after = new Map(is.days.map((day) => [day.date, day]));
  const dates = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return dates.flatMap((date) => {
    const [old, now] = [before.get(date), after.get(date)];
    if (!old || !now)
      return [change(now ? "day_added" : "day_removed", { date, name: (now ?? old)?.title ?? null })];
    const say = (what: What, of: (one: ItineraryDay) => Words): Said => ({
      what,
      before: of(old),
      after: of(now),
    });
    return differing({ date, name: null }, [
      say("day_title", ({ title }) => title),
      say("day_text", ({ text }) => text),
      say("day_place", ({ place }) => place.name),
      say("day_overnight", ({ overnight }) => overnight?.name ?? null),
      say("day_journey", ({ legs }) => legs.map(journey).join("\n")),
      say("day_picture", ({ place }) => place.picture ?? null),
    ]).map((one) => (one.what === "day_picture" ? { ...one, before: null, after: null } : one));
  });
}

function journey({ from, to, notes }: ItineraryLeg): string {
  return [`${from.name} – ${to.name}`, notes].filter(Boolean).join("\n");
}

function serviceChanges(was: Itinerary, is: Itinerary): ItineraryChange[] {
  const [before, after] = [servicesOf(was), servicesOf(is)];
  const uids = [...new Set([...after.keys(), ...before.keys()])];
  return uids.flatMap((uid) => {
    const [old, now] = [before.get(uid), after.get(uid)];
    const one = now ?? old;
    if (!one) return [];
    const of = { date: one.date, name: titleOf(one.service) };
    if (!old || !now) return [change(now ? "service_added" : "service_removed", of)];
    const say = (what: What, words: (service: ItineraryService) => Words): Said => ({
      what,
      before: words(old.service),
      after: words(now.service),
    });
    return differing(of, [
      { what: "service_day", before: old.date, after: now.date },
      say("service_name", (service) => lines([titleOf(service), service.comment])),
      say("service_dates", ({ date_from, date_to }) => `${date_from}/${date_to}`),
      say("service_times", ({ start_time, end_time }) => [start_time, end_time].filter(Boolean).join("/")),
      say("service_meeting", ({ pickup, dropoff }) => lines([meeting(pickup), meeting(dropoff)])),
      say("service_state", ({ state }) => state),
      say("service_confirmation", ({ confirmation }) => confirmation),
      say("service_voucher", ({ voucher_no, voucher_text }) => lines([voucher_no, voucher_text])),
      say("service_remarks", ({ remarks }) => remarks),
      say("service_contact", ({ phone, address }) => lines([phone, address])),
    ]);
  });
}

function servicesOf({ days }: Itinerary) {
  return new Map(
    days.flatMap(({ date, services }) =>
      services.map((service) => [service.uid, { date, service }] as const),
    ),
  );
}

function titleOf({ name, supplier_name: supplier }: ItineraryService): string {
  return [supplier, name].filter(Boolean).join(", ");
}

function meeting(where: z.infer<typeof Meeting> | null): Words {
  return where && lines([where.date, where.time, where.point, where.remark]);
}

function lines(parts: readonly Words[]): string {
  return parts.filter(Boolean).join("\n");
}
