import { changes } from "#app/i18n/locales/es/changes.ts";
import { tours } from "#app/i18n/locales/es/tours.ts";
import { bookings } from "#app/i18n/locales/es/bookings.ts";
import { fileAccount } from "#app/i18n/locales/es/file-account.ts";
import { packages } from "#app/i18n/locales/es/packages.ts";
import { pricing } from "#app/i18n/locales/es/pricing.ts";
import { productSearch } from "#app/i18n/locales/es/product-search.ts";
import { quotes } from "#app/i18n/locales/es/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/es/quote-versions.ts";

export const texts = {
  changes,
  tours,
  bookings,
  fileAccount,
  packages,
  pricing,
  productSearch,
  quotes,
  quoteVersions,
};
