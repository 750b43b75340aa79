import { packages } from "#app/i18n/locales/en/packages.ts";
import { productSearch } from "#app/i18n/locales/en/product-search.ts";

export const texts = { packages, productSearch };
