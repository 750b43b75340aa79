import { pricing } from "#app/i18n/locales/fr/pricing.ts";
import { productSearch } from "#app/i18n/locales/fr/product-search.ts";

export const texts = { pricing, productSearch };
