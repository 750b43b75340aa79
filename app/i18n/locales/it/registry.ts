// Written by `npm run registry` from what lies in the folders.
import { texts as core } from "#app/i18n/locales/it/area-core.ts";
import { texts as forms } from "#app/i18n/locales/it/area-forms.ts";
import { texts as search } from "#app/i18n/locales/it/area-search.ts";
import { texts as files } from "#app/i18n/locales/it/area-files.ts";
import { texts as trips } from "#app/i18n/locales/it/area-trips.ts";
import { texts as sales } from "#app/i18n/locales/it/area-sales.ts";
import { texts as catalogue } from "#app/i18n/locales/it/area-catalogue.ts";
import { texts as content } from "#app/i18n/locales/it/area-content.ts";
import { texts as money } from "#app/i18n/locales/it/area-money.ts";
import { texts as people } from "#app/i18n/locales/it/area-people.ts";
import { texts as quality } from "#app/i18n/locales/it/area-quality.ts";
import { texts as system } from "#app/i18n/locales/it/area-system.ts";
import { texts as requests } from "#app/i18n/locales/it/area-requests.ts";
import { texts as imports } from "#app/i18n/locales/it/area-imports.ts";
import { texts as analysis } from "#app/i18n/locales/it/area-analysis.ts";
import { texts as reconfirm } from "#app/i18n/locales/it/area-reconfirm.ts";
import { texts as feedback } from "#app/i18n/locales/it/area-feedback.ts";
import { texts as itinerary } from "#app/i18n/locales/it/area-itinerary.ts";
import { texts as pricing } from "#app/i18n/locales/it/area-pricing.ts";
import { texts as editor } from "#app/i18n/locales/it/area-editor.ts";
import { texts as desk } from "#app/i18n/locales/it/area-desk.ts";
import { texts as access } from "#app/i18n/locales/it/area-access.ts";
import { texts as company } from "#app/i18n/locales/it/area-company.ts";
import { texts as accounting } from "#app/i18n/locales/it/area-accounting.ts";
import { texts as suppliers } from "#app/i18n/locales/it/area-suppliers.ts";
import { texts as stock } from "#app/i18n/locales/it/area-stock.ts";
import { texts as arrivals } from "#app/i18n/locales/it/area-arrivals.ts";
import type { CatalogueTexts } from "#app/i18n/locales/en/registry.ts";

export const texts: CatalogueTexts = {
  ...core,
  ...forms,
  ...search,
  ...files,
  ...trips,
  ...sales,
  ...catalogue,
  ...content,
  ...money,
  ...people,
  ...quality,
  ...system,
  ...requests,
  ...imports,
  ...analysis,
  ...reconfirm,
  ...feedback,
  ...itinerary,
  ...pricing,
  ...editor,
  ...desk,
  ...access,
  ...company,
  ...accounting,
  ...suppliers,
  ...stock,
  ...arrivals,
};
