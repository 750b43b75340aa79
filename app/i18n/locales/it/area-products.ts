import { pricing } from "#app/i18n/locales/it/pricing.ts";
import { productSearch } from "#app/i18n/locales/it/product-search.ts";

export const texts = { pricing, productSearch };
