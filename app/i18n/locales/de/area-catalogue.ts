// Written by `npm run registry` from what lies in the folders.
import { packageEditor } from "#app/i18n/locales/de/catalogue/package-editor.ts";
import { packages } from "#app/i18n/locales/de/catalogue/packages.ts";
import { productSearch } from "#app/i18n/locales/de/catalogue/product-search.ts";

export const texts = {
  packageEditor,
  packages,
  productSearch,
};
