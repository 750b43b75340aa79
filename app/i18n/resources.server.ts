import { texts as de } from "#app/i18n/locales/de/registry.ts";
import { serverTexts as deServer } from "#app/i18n/locales/de/server-texts.ts";
import { texts as en } from "#app/i18n/locales/en/registry.ts";
import { serverTexts as enServer } from "#app/i18n/locales/en/server-texts.ts";
import { texts as es } from "#app/i18n/locales/es/registry.ts";
import { serverTexts as esServer } from "#app/i18n/locales/es/server-texts.ts";
import { texts as fr } from "#app/i18n/locales/fr/registry.ts";
import { serverTexts as frServer } from "#app/i18n/locales/fr/server-texts.ts";
import { texts as it } from "#app/i18n/locales/it/registry.ts";
import { serverTexts as itServer } from "#app/i18n/locales/it/server-texts.ts";
import type { CatalogueTexts } from "#app/i18n/locales/en/registry.ts";
import type { ServerTexts } from "#app/i18n/locales/en/server-texts.ts";
import type { Locale } from "#contract/primitives.ts";

/** Texts of all languages, for rendering on the server. The browser loads those of one language and of the portals. */
export const resources = {
  en: { ...en, ...enServer },
  de: { ...de, ...deServer },
  es: { ...es, ...esServer },
  it: { ...it, ...itServer },
  fr: { ...fr, ...frServer },
} satisfies Record<Locale, CatalogueTexts & ServerTexts>;
