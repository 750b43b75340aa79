import { clientPayment } from "#app/i18n/locales/de/server/client-payment.ts";
import { clientQuote } from "#app/i18n/locales/de/server/client-quote.ts";
import { find } from "#app/i18n/locales/de/server/find.ts";
import { publicPages } from "#app/i18n/locales/de/server/public.ts";
import { supplierLink } from "#app/i18n/locales/de/server/supplier-link.ts";
import { travelApp } from "#app/i18n/locales/de/server/travel-app.ts";
import { tripFeedback } from "#app/i18n/locales/de/server/trip-feedback.ts";
import type { ServerTexts } from "#app/i18n/locales/en/server-texts.ts";

export const serverTexts: ServerTexts = {
  clientPayment,
  clientQuote,
  find,
  publicPages,
  supplierLink,
  travelApp,
  tripFeedback,
};
