import { packages } from "#app/i18n/locales/it/packages.ts";
import { pricing } from "#app/i18n/locales/it/pricing.ts";
import { productSearch } from "#app/i18n/locales/it/product-search.ts";
import { tours } from "#app/i18n/locales/it/tours.ts";

export const texts = { packages, pricing, productSearch, tours };
