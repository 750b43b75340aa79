// Written by `npm run registry` from what lies in the folders.
import { packageEditor } from "#app/i18n/locales/it/catalogue/package-editor.ts";
import { packages } from "#app/i18n/locales/it/catalogue/packages.ts";
import { productSearch } from "#app/i18n/locales/it/catalogue/product-search.ts";

export const texts = {
  packageEditor,
  packages,
  productSearch,
};
