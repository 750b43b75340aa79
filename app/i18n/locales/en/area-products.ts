import { pricing } from "#app/i18n/locales/en/pricing.ts";
import { productSearch } from "#app/i18n/locales/en/product-search.ts";

/** Texts for packages and services as they are searched and priced, which browsers fetch as one file. */
export const texts = { pricing, productSearch };
