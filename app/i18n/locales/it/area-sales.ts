import { changes } from "#app/i18n/locales/it/changes.ts";
import { tours } from "#app/i18n/locales/it/tours.ts";
import { bookings } from "#app/i18n/locales/it/bookings.ts";
import { fileAccount } from "#app/i18n/locales/it/file-account.ts";
import { packages } from "#app/i18n/locales/it/packages.ts";
import { pricing } from "#app/i18n/locales/it/pricing.ts";
import { productSearch } from "#app/i18n/locales/it/product-search.ts";
import { quotes } from "#app/i18n/locales/it/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/it/quote-versions.ts";

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
