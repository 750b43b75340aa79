// Written by `npm run registry` from what lies in the folders.
import { texts as core } from "#app/i18n/locales/de/area-core.ts";
import { texts as forms } from "#app/i18n/locales/de/area-forms.ts";
import { texts as search } from "#app/i18n/locales/de/area-search.ts";
import { texts as files } from "#app/i18n/locales/de/area-files.ts";
import { texts as trips } from "#app/i18n/locales/de/area-trips.ts";
import { texts as sales } from "#app/i18n/locales/de/area-sales.ts";
import { texts as catalogue } from "#app/i18n/locales/de/area-catalogue.ts";
import { texts as content } from "#app/i18n/locales/de/area-content.ts";
import { texts as money } from "#app/i18n/locales/de/area-money.ts";
import { texts as people } from "#app/i18n/locales/de/area-people.ts";
import { texts as quality } from "#app/i18n/locales/de/area-quality.ts";
import { texts as system } from "#app/i18n/locales/de/area-system.ts";
import { texts as requests } from "#app/i18n/locales/de/area-requests.ts";
import { texts as imports } from "#app/i18n/locales/de/area-imports.ts";
import { texts as analysis } from "#app/i18n/locales/de/area-analysis.ts";
import { texts as reconfirm } from "#app/i18n/locales/de/area-reconfirm.ts";
import { texts as feedback } from "#app/i18n/locales/de/area-feedback.ts";
import { texts as itinerary } from "#app/i18n/locales/de/area-itinerary.ts";
import { texts as pricing } from "#app/i18n/locales/de/area-pricing.ts";
import { texts as editor } from "#app/i18n/locales/de/area-editor.ts";
import { texts as desk } from "#app/i18n/locales/de/area-desk.ts";
import { texts as access } from "#app/i18n/locales/de/area-access.ts";
import { texts as company } from "#app/i18n/locales/de/area-company.ts";
import { texts as accounting } from "#app/i18n/locales/de/area-accounting.ts";
import { texts as suppliers } from "#app/i18n/locales/de/area-suppliers.ts";
import { texts as stock } from "#app/i18n/locales/de/area-stock.ts";
import { texts as arrivals } from "#app/i18n/locales/de/area-arrivals.ts";
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
