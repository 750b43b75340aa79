import { packages } from "#app/i18n/locales/en/packages.ts";
import { pricing } from "#app/i18n/locales/en/pricing.ts";
import { productSearch } from "#app/i18n/locales/en/product-search.ts";
import { tours } from "#app/i18n/locales/en/tours.ts";

/** Texts for packages, tours and services as they are searched and priced, which browsers fetch as one file. */
export const texts = { packages, pricing, productSearch, tours };
