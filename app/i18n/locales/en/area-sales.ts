import { changes } from "#app/i18n/locales/en/changes.ts";
import { tours } from "#app/i18n/locales/en/tours.ts";
import { bookings } from "#app/i18n/locales/en/bookings.ts";
import { fileAccount } from "#app/i18n/locales/en/file-account.ts";
import { packages } from "#app/i18n/locales/en/packages.ts";
import { pricing } from "#app/i18n/locales/en/pricing.ts";
import { productSearch } from "#app/i18n/locales/en/product-search.ts";
import { quotes } from "#app/i18n/locales/en/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/en/quote-versions.ts";

/** Texts for searching, quoting and booking, which browsers fetch as one file. */
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
