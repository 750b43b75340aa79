import { clientQuote } from "#app/i18n/locales/it/client-quote.ts";
import { find } from "#app/i18n/locales/it/find.ts";
import { publicPages } from "#app/i18n/locales/it/public.ts";
import { travelApp } from "#app/i18n/locales/it/travel-app.ts";
import type { ServerTexts } from "#app/i18n/locales/en/server-texts.ts";

export const serverTexts: ServerTexts = { clientQuote, find, publicPages, travelApp };
