import { describe, expect, it, onTestFinished, vi } from "vitest";
import { clockText } from "#contract/clock.ts";
import { locales } from "#contract/primitives.ts";
import { dateOfInstant, dateRange, distance, duration, longDate, shortDate, weekday } from "./dates.ts";
import { money } from "./money.ts";
import { phoneLink } from "./phone-link.ts";
import { paragraphs, printableText } from "./printable-text.ts";

/** Spaces that look alike made equal. */
const plain = (text: string) => text.replace(/[\u00A0\u2009\u202F]/g, " ");

it.each(locales)("writes the thousands of money in %s apart, however few", (locale) => {
  expect(plain(money(550_000, "NZD", locale))).toMatch(/5[., ]500[.,]00/);
});

describe("dates and times", () => {
  it.each([
    ["en", "18 December 2026"],
    ["de", "18. Dezember 2026"],
    ["es", "18 de diciembre de 2026"],
    ["it", "18 dicembre 2026"],
    ["fr", "18 décembre 2026"],
  ] as const)("writes the long date in %s", (locale, text) => {
    expect(longDate("2026-12-18", locale)).toBe(text);
  });

  it.each([
    ["en", "Friday"],
    ["de", "Freitag"],
    ["es", "Viernes"],
    ["it", "Venerdì"],
    ["fr", "Vendredi"],
  ] as const)("writes the weekday that stands alone in %s with a capital letter", (locale, text) => {
    expect(weekday("2026-12-18", locale)).toBe(text);
  });

  it.each([
    ["en", "7:45 am", "12:05 am", "1:30 pm"],
    ["de", "07:45", "00:05", "13:30"],
    ["es", "07:45", "00:05", "13:30"],
    ["it", "07:45", "00:05", "13:30"],
    ["fr", "07:45", "00:05", "13:30"],
  ] as const)("writes clock times in %s", (locale, ...texts) => {
    expect(["0745", "0005", "1330"].map((time) => plain(clockText(time, locale)))).toEqual(texts);
  });

  it("does not shift dates to the server's zone", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      vi.stubEnv("TZ", zone);
      expect(shortDate("2026-01-01", "de")).toBe("Do., 1. Jan.");
    }
  });

  it("writes a range once where its ends agree", () => {
    expect(plain(dateRange("2026-12-10", "2026-12-21", "de"))).toMatch(/^10\. ?– ?21\. Dezember 2026$/);
    expect(dateRange("2026-12-10", "2026-12-10", "fr")).toBe("10 décembre 2026");
    expect(plain(dateRange("2026-12-28", "2027-01-03", "en"))).toMatch(/28 December 2026 – 3 January 2027/);
  });

  it("dates an instant by the clock of the place", () => {
    expect(dateOfInstant("2026-11-03T12:30:00Z", "Pacific/Auckland", "en")).toBe("4 November 2026");
    expect(dateOfInstant("2026-11-03T12:30:00Z", "Europe/Berlin", "en")).toBe("3 November 2026");
  });

  it.each(locales)("writes durations and distances with units in %s", (locale) => {
    expect(plain(duration(135, locale))).toMatch(/^2 \S+ 15 \S+$/);
    expect(plain(duration(120, locale))).toMatch(/^2 \S+$/);
    expect(plain(duration(15, locale))).toMatch(/^15 \S+$/);
    expect(plain(distance(230, locale))).toBe("230 km");
  });
});

describe("text fit for printing", () => {
  it.each([
    ["Ma\u0304ori", "Māori"],
    ["a\u202Eb\u200Fc\u0000d\uFEFF", "abcd"],
    ["Mountain 🏔️ day 👩‍👩‍👧!", "Mountain day !"],
    ["flag 🇳🇿 key 1️⃣", "flag key 1"],
    ["20° © ® ™", "20° © ® ™"],
    ["Auckland → Rotorua", "Auckland – Rotorua"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["lone \uD800 half", "lone half"],
    ["漢字", "漢字"],
  ])("turns %j into %j", (text, printed) => {
    expect(printableText(text)).toBe(printed);
  });

  it("gives long words places to break, between whole letters and only once", () => {
    const word = "e\u0323\u0301".repeat(40);
    const printed = printableText(word);
    expect(printed.split("\u200B").map((part) => part.normalize("NFD").match(/e/g)?.length)).toEqual([
      12, 12, 12, 4,
    ]);
    expect(printed.replaceAll("\u200B", "").normalize("NFC")).toBe(word.normalize("NFC"));
    expect(printableText(printed)).toBe(printed);
    expect(printableText("Geschwindigkeitsbegrenzung")).toBe("Geschwindigkeitsbegrenzung");
  });

  it("splits paragraphs and lines and leaves empty ones out", () => {
    expect(paragraphs("one\ntwo\n\n \n\nthree\n")).toEqual([["one", "two"], ["three"]]);
    expect(paragraphs(null)).toEqual([]);
    expect(paragraphs(" \n ")).toEqual([]);
  });
});

it.each([
  ["+64 9 555 01 40", "tel:+6495550140"],
  ["+49 (0)40 555-010", "tel:+4940555010"],
  ["0800 KAURI", "tel:0800"],
  ["ask at the desk", null],
  ["javascript:alert(1)", null],
  [null, null],
])("dials %j as %j", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
