import { clientPayment } from "#app/i18n/locales/en/server/client-payment.ts";
import { clientQuote } from "#app/i18n/locales/en/server/client-quote.ts";
import { find } from "#app/i18n/locales/en/server/find.ts";
import { publicPages } from "#app/i18n/locales/en/server/public.ts";
import { supplierLink } from "#app/i18n/locales/en/server/supplier-link.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { tripFeedback } from "#app/i18n/locales/en/server/trip-feedback.ts";
import type { Texts } from "#app/i18n/texts.ts";

/** Texts that only the server writes: those of pages without the framework in the browser. */
export const serverTexts = {
  clientPayment,
  clientQuote,
  find,
  publicPages,
  supplierLink,
  travelApp,
  tripFeedback,
};

export type ServerTexts = Texts<typeof serverTexts>;
