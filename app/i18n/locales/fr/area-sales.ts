import { changes } from "#app/i18n/locales/fr/changes.ts";
import { tours } from "#app/i18n/locales/fr/tours.ts";
import { bookings } from "#app/i18n/locales/fr/bookings.ts";
import { fileAccount } from "#app/i18n/locales/fr/file-account.ts";
import { packages } from "#app/i18n/locales/fr/packages.ts";
import { pricing } from "#app/i18n/locales/fr/pricing.ts";
import { productSearch } from "#app/i18n/locales/fr/product-search.ts";
import { quotes } from "#app/i18n/locales/fr/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/fr/quote-versions.ts";

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
