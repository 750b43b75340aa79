import { numberFormatter } from "#contract/formatters.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

const tags: Record<Locale, string> = { en: "en-NZ", de: "de-DE", es: "es-ES", it: "it-IT", fr: "fr-FR" };

/** `NZD 3,680.00`: with the code, because readers may know of more than one dollar. Integer cents. */
export function money(cents: number, currency: Currency, locale: Locale): string {
  // Spanish and Italian would leave four digits ungrouped, beside five that are grouped in the same column.
  const shape = { style: "currency", currency, currencyDisplay: "code", useGrouping: "always" } as const;
  return numberFormatter(tags[locale], shape).format(cents / 100);
}

/** `15 %` as the language writes it. Basis points. */
export function percent(bps: number, locale: Locale): string {
  return numberFormatter(tags[locale], { style: "percent", maximumFractionDigits: 2 }).format(bps / 10_000);
}
