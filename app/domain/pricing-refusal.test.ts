import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { refusalSentences, remedySentence, type Translate } from "#app/domain/pricing-refusal.ts";
import { pricing as de } from "#app/i18n/locales/de/pricing/pricing.ts";
import { pricing as en } from "#app/i18n/locales/en/pricing/pricing.ts";
import { pricing as es } from "#app/i18n/locales/es/pricing/pricing.ts";
import { pricing as fr } from "#app/i18n/locales/fr/pricing/pricing.ts";
import { pricing as itTexts } from "#app/i18n/locales/it/pricing/pricing.ts";
import { locales, type Locale } from "#contract/primitives.ts";
import {
  PricingRefusal,
  RefusalCode,
  Remedy,
  type RefusalReason,
} from "#contract/catalogue/pricing/refusal.ts";

const resources = { en, de, es, it: itTexts, fr };

function translator(locale: Locale): Translate {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: "pricing",
    resources: Object.fromEntries(locales.map((each) => [each, { pricing: resources[each] }])),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key, values) => instance.t(key, values ?? {});
}

const everyReason: RefusalReason[] = [
  { code: "DATES" },
  { code: "NO_RATE", date: "2026-12-27" },
  { code: "DOW", date: "2026-12-27" },
  { code: "CLOSED", date: "2027-05-04" },
  { code: "CLOSED", date: "2027-05-05" },
  { code: "MIN_STAY", detail: 3 },
  { code: "MAX_STAY" },
  { code: "PAX_RANGE" },
  { code: "AGE_NOT_ALLOWED" },
  { code: "OCCUPANCY" },
  { code: "CAPACITY" },
  ...["SG", "DB", "TW", "TR", "QD", "OT", "adult", "child", "infant", "band", "break"].map((detail) => {
    return { code: "NOT_SOLD", detail } as const;
  }),
];

const counts = [1, 2, 1_000_000];
const everyRemedy: Remedy[] = [
  { code: "END_LATER", params: { date: "2026-12-28" } },
  { code: "NEXT_START", params: { date: "2026-12-28" } },
  { code: "NO_NEXT_START", params: {} },
  { code: "SOLD_ON", params: { weekdays: [0, 4, 6] } },
  ...counts.flatMap((units): Remedy[] =>
    (["night", "day"] as const).flatMap((unit): Remedy[] => [
      { code: "STAY_AT_LEAST", params: { units, unit, date: "2026-12-27" } },
      { code: "SHORTEST_STAY", params: { units, unit, date: "2026-12-30" } },
      { code: "STAY_AT_MOST", params: { units, unit, date: "2026-12-27" } },
      { code: "LENGTH_SOLD", params: { units, unit } },
    ]),
  ),
  ...counts.flatMap((people): Remedy[] => [
    { code: "PARTY_AT_LEAST", params: { people } },
    { code: "PARTY_AT_MOST", params: { people } },
    { code: "PARTY_SIZE_SOLD", params: { people } },
    { code: "TAKE_UNITS", params: { qty: people } },
    { code: "ROOM_TOO_SMALL", params: { room: "DB", places: people } },
  ]),
  { code: "MIN_AGE", params: { age: 15 } },
  { code: "NO_CHILDREN", params: { from: 4, to: 14 } },
  { code: "ADD_ROOM", params: {} },
  { code: "ADULT_IN_EVERY_ROOM", params: {} },
  { code: "ONE_ROOM_EACH", params: {} },
  { code: "ROOMS_SOLD", params: { rooms: ["SG", "DB", "TW", "TR", "QD", "OT"] } },
  { code: "CHOOSE_ANOTHER", params: {} },
];

/** A finished sentence: no placeholder, no key, no missing value, a full stop at the end. */
const finished = /^(?!.*(\{\{|\}\}|undefined|reasons\.|remedies\.|rooms\.[A-Z])).+\.$/;

describe.each(locales)("refusals in %s", (locale) => {
  const t = translator(locale);

  it("has a finished sentence for every reason", () => {
    const sentences = refusalSentences({ reasons: everyReason, remedies: [] }, t, locale);
    expect(new Set(sentences.map(({ code }) => code))).toEqual(new Set(RefusalCode.options));
    for (const { sentence } of sentences) expect(sentence).toMatch(finished);
    expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(sentences.length);
  });

  it("has a finished sentence for every remedy, one, few or a million", () => {
    const known = Remedy.options.map((option) => option.shape.code.value);
    expect(new Set(everyRemedy.map(({ code }) => code))).toEqual(new Set(known));
    for (const remedy of everyRemedy) expect(remedySentence(remedy, t, locale)).toMatch(finished);
  });
});

describe("refusalSentences", () => {
  const t = translator("en");

  it("says from when a hotel takes longer stays only", () => {
    const remedy = {
      code: "STAY_AT_LEAST",
      params: { units: 3, unit: "night", date: "2026-12-27" },
    } as const;
    expect(remedySentence(remedy, t, "en")).toBe(
      "From 27 Dec 2026 this hotel takes stays of 3 nights or more.",
    );
    expect(remedySentence(remedy, translator("de"), "de")).toBe(
      "Ab dem 27. Dez. 2026 nimmt dieses Hotel Aufenthalte ab 3 Nächten an.",
    );
  });

  it("says dates that follow each other as one stretch and cuts long lists off", () => {
    const dates = ["2027-05-04", "2027-05-05", "2027-05-06", "2027-05-31", "2027-06-01", "2027-06-04"];
    const later = ["2027-06-06", "2027-06-08", "2027-06-10"];
    const reasons = [...dates, ...later].map((date) => ({ code: "CLOSED", date }) as const);
    const [closed, ...others] = refusalSentences({ reasons, remedies: [] }, t, "en");
    expect(others).toEqual([]);
    expect(closed?.sentence.replaceAll(/\s*–\s*/g, "–")).toBe(
      "The supplier is closed on 4–6 May 2027, 31 May–1 Jun 2027, 4 Jun 2027, 6 Jun 2027, ….",
    );
  });

  it("keeps a short list of dates whole", () => {
    const reasons = ["2027-06-01", "2027-06-03", "2027-06-05", "2027-06-07"].map((date) => {
      return { code: "DOW", date } as const;
    });
    const [first] = refusalSentences({ reasons, remedies: [] }, t, "en");
    expect(first?.sentence).toBe(
      "This service does not run on 1 Jun 2027, 3 Jun 2027, 5 Jun 2027, 7 Jun 2027.",
    );
  });

  it("puts remedies under their reason, each sentence once", () => {
    const refusal = PricingRefusal.parse({
      reasons: [{ code: "NOT_SOLD", detail: "QD" }, { code: "NOT_SOLD", detail: "TR" }, { code: "CAPACITY" }],
      remedies: [
        { reason: "NOT_SOLD", remedy: { code: "ROOMS_SOLD", params: { rooms: ["DB", "TW"] } } },
        { reason: "NOT_SOLD", remedy: { code: "ROOMS_SOLD", params: { rooms: ["DB", "TW"] } } },
        { reason: "CAPACITY", remedy: { code: "TAKE_UNITS", params: { qty: 2 } } },
      ],
    });
    expect(refusalSentences(refusal, t, "en")).toEqual([
      {
        code: "NOT_SOLD",
        sentence: "There is no price for this type of room: quad.",
        remedies: [
          {
            sentence: "Types of room with a price on all dates: double, twin.",
            remedy: { code: "ROOMS_SOLD", params: { rooms: ["DB", "TW"] } },
          },
        ],
      },
      { code: "NOT_SOLD", sentence: "There is no price for this type of room: triple.", remedies: [] },
      {
        code: "CAPACITY",
        sentence: "The quantity asked for is too small for the party.",
        remedies: [
          {
            sentence: "Book a quantity of 2 to fit everyone in.",
            remedy: { code: "TAKE_UNITS", params: { qty: 2 } },
          },
        ],
      },
    ]);
  });

  it("names the days of operation in the reader's language", () => {
    const remedy: Remedy = { code: "SOLD_ON", params: { weekdays: [0, 6] } };
    expect(remedySentence(remedy, t, "en")).toBe("Days of operation: Monday, Sunday.");
    expect(remedySentence(remedy, translator("es"), "es")).toContain("lunes");
  });
});
