import { expect, test } from "vitest";
import { fillWait, textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

test.each<[Locale, string, string]>([
  ["en", "in 1 second.", "in 5 seconds."],
  ["de", "in 1 Sekunde erneut.", "in 5 Sekunden erneut."],
  ["es", "dentro de 1 segundo.", "dentro de 5 segundos."],
  ["it", "tra 1 secondo.", "tra 5 secondi."],
  ["fr", "dans 1 seconde.", "dans 5 secondes."],
])("in %s a limit says how long to wait in the form that the number has", (locale, one, five) => {
  const { lookupLimit, signInLimit, reauthLimit } = textsIn(locale);
  for (const text of [lookupLimit, signInLimit, reauthLimit]) {
    // French puts a space between a number and its unit that does not break.
    expect(fillWait(text, 1, locale).replaceAll(/[\u00a0\u202f]/g, " ")).toContain(one);
    expect(fillWait(text, 5, locale).replaceAll(/[\u00a0\u202f]/g, " ")).toContain(five);
  }
});

test.each<[number, string]>([
  [120, "120 seconds"],
  [121, "3 minutes"],
  [900, "15 minutes"],
  [7200, "120 minutes"],
  [7201, "3 hours"],
  [86_400, "24 hours"],
])("a wait of %i seconds is said as %s", (seconds, words) => {
  expect(fillWait("{{wait}}", seconds, "en")).toBe(words);
});
