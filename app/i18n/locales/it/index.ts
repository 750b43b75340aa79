import { auth } from "#app/i18n/locales/it/auth.ts";
import { bookings } from "#app/i18n/locales/it/bookings.ts";
import { changes } from "#app/i18n/locales/it/changes.ts";
import { clientFiles } from "#app/i18n/locales/it/client-files.ts";
import { desk } from "#app/i18n/locales/it/desk.ts";
import { errors } from "#app/i18n/locales/it/errors.ts";
import { kit } from "#app/i18n/locales/it/kit.ts";
import { alerts } from "#app/i18n/locales/it/alerts.ts";
import { fileAccount } from "#app/i18n/locales/it/file-account.ts";
import { itineraryLocations } from "#app/i18n/locales/it/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/it/labels.ts";
import { records } from "#app/i18n/locales/it/records.ts";
import { navigation } from "#app/i18n/locales/it/navigation.ts";
import { notifications } from "#app/i18n/locales/it/notifications.ts";
import { outbox } from "#app/i18n/locales/it/outbox.ts";
import { packageEditor } from "#app/i18n/locales/it/package-editor.ts";
import { packages } from "#app/i18n/locales/it/packages.ts";
import { pricing } from "#app/i18n/locales/it/pricing.ts";
import { productSearch } from "#app/i18n/locales/it/product-search.ts";
import { quoteVersions } from "#app/i18n/locales/it/quote-versions.ts";
import { quotes } from "#app/i18n/locales/it/quotes.ts";
import { shell } from "#app/i18n/locales/it/shell.ts";
import { status } from "#app/i18n/locales/it/status.ts";
import { supplierBookings } from "#app/i18n/locales/it/supplier-bookings.ts";
import { profile } from "#app/i18n/locales/it/profile.ts";
import { trip } from "#app/i18n/locales/it/trip.ts";
import { users } from "#app/i18n/locales/it/users.ts";
import { validation } from "#app/i18n/locales/it/validation.ts";
import type { CatalogueTexts } from "#app/i18n/locales/en/index.ts";

export const texts: CatalogueTexts = {
  auth,
  bookings,
  changes,
  clientFiles,
  desk,
  errors,
  fileAccount,
  kit,
  alerts,
  itineraryLocations,
  labels,
  records,
  navigation,
  notifications,
  outbox,
  packageEditor,
  packages,
  pricing,
  productSearch,
  quotes,
  quoteVersions,
  shell,
  status,
  supplierBookings,
  profile,
  trip,
  users,
  validation,
};
