import { clientQuote } from "#app/i18n/locales/fr/client-quote.ts";
import { find } from "#app/i18n/locales/fr/find.ts";
import { publicPages } from "#app/i18n/locales/fr/public.ts";
import { travelApp } from "#app/i18n/locales/fr/travel-app.ts";
import type { ServerTexts } from "#app/i18n/locales/en/server-texts.ts";

export const serverTexts: ServerTexts = { clientQuote, find, publicPages, travelApp };
