import { clientPayment } from "#app/i18n/locales/it/server/client-payment.ts";
import { clientQuote } from "#app/i18n/locales/it/server/client-quote.ts";
import { find } from "#app/i18n/locales/it/server/find.ts";
import { publicPages } from "#app/i18n/locales/it/server/public.ts";
import { supplierLink } from "#app/i18n/locales/it/server/supplier-link.ts";
import { travelApp } from "#app/i18n/locales/it/server/travel-app.ts";
import { tripFeedback } from "#app/i18n/locales/it/server/trip-feedback.ts";
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
