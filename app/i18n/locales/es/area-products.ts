import { packages } from "#app/i18n/locales/es/packages.ts";
import { productSearch } from "#app/i18n/locales/es/product-search.ts";

export const texts = { packages, productSearch };
