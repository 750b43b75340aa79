import { expect, test } from "vitest";
import { newsLines, type NewsTexts } from "#app/domain/trip-news.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import type { Locale } from "#contract/primitives.ts";
import type { Itinerary, ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";

const days = [{ day_no: 3, date: "2027-06-09" }] as Itinerary["days"];
const textsIn = (locale: Locale) =>
  translatorFor(locale).getResource(locale, "travelApp", "updated") as NewsTexts;
const told = (locale: Locale, ...changes: Partial<ItineraryChange>[]) =>
  newsLines(
    {
      days,
      changes: changes.map((one) => ({
        ...{
          what: "service_times" as const,
          date: "2027-06-09",
          name: "Film Farm",
          before: "0900",
          after: "1000",
        },
        ...one,
      })),
    },
    textsIn(locale),
    locale,
  );

test.each<[Locale, string]>([
  ["en", "Day 3: Film Farm, now 10:00\u00A0am"],
  ["de", "Tag 3: Film Farm, jetzt 10:00"],
  ["es", "Día 3: Film Farm, ahora 10:00"],
  ["it", "Giorno 3: Film Farm, ora 10:00"],
  ["fr", "Jour 3\u00A0: Film Farm, désormais 10:00"],
])("what moved is told with its day, in %s", (locale, line) => {
  expect(told(locale, {})).toEqual([line]);
});

test("what moves somebody comes first, of many there are two and how many more", () => {
  const lines = told(
    "en",
    { what: "intro", date: null, name: null, after: "Welcome" },
    { what: "service_remarks", after: "Bring a coat" },
    { what: "service_added", name: "Spa" },
    {},
  );
  expect(lines).toEqual(["Day 3: Film Farm, now 10:00\u00A0am", "Day 3: Spa was added", "And 2 more"]);
});

test("one thing of which much changed is told once", () => {
  const one = { what: "service_remarks" as const };
  expect(told("en", one, { what: "service_contact" })).toEqual(["Day 3: Film Farm was changed"]);
});

test("a day that is none any more is named by its date", () => {
  expect(told("en", { what: "service_removed", date: "2027-06-12" })).toEqual([
    "12 Jun 2027: Film Farm is no longer part of your trip",
  ]);
});
