import { packages } from "#app/i18n/locales/es/packages.ts";
import { pricing } from "#app/i18n/locales/es/pricing.ts";
import { productSearch } from "#app/i18n/locales/es/product-search.ts";

export const texts = { packages, pricing, productSearch };
