import { describe, expect, it } from "vitest";
import { travelApp as english } from "#app/i18n/locales/en/server/travel-app.ts";
import { travelApp as french } from "#app/i18n/locales/fr/server/travel-app.ts";
import { countdownText, countdownWords } from "./countdown.ts";

const wordsOf = (texts: Record<(typeof countdownWords)[number], string>) =>
  countdownWords.map((name) => texts[name]);

const trip = { date_from: "2026-11-16", date_to: "2026-11-27" };

describe("the countdown of a page that was kept", () => {
  it.each([
    ["2026-11-11", "in 5 days"],
    ["2026-11-15", "in 1 day"],
    ["2026-11-17", "day 2 of 12"],
    ["2026-11-28", "ended"],
  ])("says on %s: %s", (today, text) => {
    expect(countdownText(wordsOf(english.countdown), trip, today, "en")).toBe(text);
  });

  it("speaks the language of the page", () => {
    expect(countdownText(wordsOf(french.countdown), trip, "2026-11-15", "fr")).toBe("dans 1 jour");
    expect(countdownText(wordsOf(french.countdown), trip, "2026-11-17", "fr")).toBe("jour 2 sur 12");
  });
});
