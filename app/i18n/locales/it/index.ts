import { texts as core } from "#app/i18n/locales/it/area-core.ts";
import { texts as files } from "#app/i18n/locales/it/area-files.ts";
import { texts as products } from "#app/i18n/locales/it/area-products.ts";
import { texts as pricing } from "#app/i18n/locales/it/area-pricing.ts";
import { texts as sales } from "#app/i18n/locales/it/area-sales.ts";
import { texts as content } from "#app/i18n/locales/it/area-content.ts";
import { texts as people } from "#app/i18n/locales/it/area-people.ts";
import { texts as editor } from "#app/i18n/locales/it/area-editor.ts";
import { texts as access } from "#app/i18n/locales/it/area-access.ts";
import type { CatalogueTexts } from "#app/i18n/locales/en/index.ts";

export const texts: CatalogueTexts = {
  ...core,
  ...files,
  ...products,
  ...pricing,
  ...sales,
  ...content,
  ...people,
  ...editor,
  ...access,
};
