import { changes } from "#app/i18n/locales/de/changes.ts";
import { tours } from "#app/i18n/locales/de/tours.ts";
import { bookings } from "#app/i18n/locales/de/bookings.ts";
import { fileAccount } from "#app/i18n/locales/de/file-account.ts";
import { packages } from "#app/i18n/locales/de/packages.ts";
import { pricing } from "#app/i18n/locales/de/pricing.ts";
import { productSearch } from "#app/i18n/locales/de/product-search.ts";
import { quotes } from "#app/i18n/locales/de/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/de/quote-versions.ts";

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
