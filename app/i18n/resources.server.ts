import { texts as de } from "#app/i18n/locales/de/index.ts";
import { texts as en } from "#app/i18n/locales/en/index.ts";
import { texts as es } from "#app/i18n/locales/es/index.ts";
import { texts as fr } from "#app/i18n/locales/fr/index.ts";
import { texts as it } from "#app/i18n/locales/it/index.ts";
import type { CatalogueTexts } from "#app/i18n/locales/en/index.ts";
import type { Locale } from "#contract/primitives.ts";

/** Texts of all languages, for rendering on the server. The browser loads one language at a time. */
export const resources = { en, de, es, it, fr } satisfies Record<Locale, CatalogueTexts>;
