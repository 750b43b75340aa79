import { pricing } from "#app/i18n/locales/es/pricing.ts";
import { productSearch } from "#app/i18n/locales/es/product-search.ts";

export const texts = { pricing, productSearch };
