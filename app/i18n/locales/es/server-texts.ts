import { clientQuote } from "#app/i18n/locales/es/client-quote.ts";
import { find } from "#app/i18n/locales/es/find.ts";
import { publicPages } from "#app/i18n/locales/es/public.ts";
import { travelApp } from "#app/i18n/locales/es/travel-app.ts";
import type { ServerTexts } from "#app/i18n/locales/en/server-texts.ts";

export const serverTexts: ServerTexts = { clientQuote, find, publicPages, travelApp };
