import { packages } from "#app/i18n/locales/fr/packages.ts";
import { productSearch } from "#app/i18n/locales/fr/product-search.ts";

export const texts = { packages, productSearch };
