import { packages } from "#app/i18n/locales/de/packages.ts";
import { productSearch } from "#app/i18n/locales/de/product-search.ts";

export const texts = { packages, productSearch };
