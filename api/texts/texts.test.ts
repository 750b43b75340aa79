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
