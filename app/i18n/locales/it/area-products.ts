import { packages } from "#app/i18n/locales/it/packages.ts";
import { productSearch } from "#app/i18n/locales/it/product-search.ts";

export const texts = { packages, productSearch };
