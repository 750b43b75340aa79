import { packages } from "#app/i18n/locales/de/packages.ts";
import { pricing } from "#app/i18n/locales/de/pricing.ts";
import { productSearch } from "#app/i18n/locales/de/product-search.ts";
import { tours } from "#app/i18n/locales/de/tours.ts";

export const texts = { packages, pricing, productSearch, tours };
