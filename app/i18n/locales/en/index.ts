import type { Texts } from "#app/i18n/texts.ts";
import { texts as core } from "#app/i18n/locales/en/area-core.ts";
import { texts as files } from "#app/i18n/locales/en/area-files.ts";
import { texts as products } from "#app/i18n/locales/en/area-products.ts";
import { texts as pricing } from "#app/i18n/locales/en/area-pricing.ts";
import { texts as sales } from "#app/i18n/locales/en/area-sales.ts";
import { texts as content } from "#app/i18n/locales/en/area-content.ts";
import { texts as people } from "#app/i18n/locales/en/area-people.ts";
import { texts as editor } from "#app/i18n/locales/en/area-editor.ts";
import { texts as access } from "#app/i18n/locales/en/area-access.ts";

/**
 * English texts of the pages that come alive, by area and namespace; the other languages have the same shape. A page
 * comes alive as soon as the areas are there that it uses.
 */
export const areas = { core, files, products, pricing, sales, content, people, editor, access };

export type AreaName = keyof typeof areas;

/** The same by namespace alone. */
export const texts = {
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

export type CatalogueTexts = Texts<typeof texts>;
