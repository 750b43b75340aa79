import { pricing } from "#app/i18n/locales/de/pricing.ts";
import { productSearch } from "#app/i18n/locales/de/product-search.ts";

export const texts = { pricing, productSearch };
