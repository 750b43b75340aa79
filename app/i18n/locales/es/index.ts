import { auth } from "#app/i18n/locales/es/auth.ts";
import { bookings } from "#app/i18n/locales/es/bookings.ts";
import { changes } from "#app/i18n/locales/es/changes.ts";
import { clientFiles } from "#app/i18n/locales/es/client-files.ts";
import { desk } from "#app/i18n/locales/es/desk.ts";
import { errors } from "#app/i18n/locales/es/errors.ts";
import { kit } from "#app/i18n/locales/es/kit.ts";
import { alerts } from "#app/i18n/locales/es/alerts.ts";
import { fileAccount } from "#app/i18n/locales/es/file-account.ts";
import { itineraryLocations } from "#app/i18n/locales/es/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/es/labels.ts";
import { records } from "#app/i18n/locales/es/records.ts";
import { navigation } from "#app/i18n/locales/es/navigation.ts";
import { notifications } from "#app/i18n/locales/es/notifications.ts";
import { outbox } from "#app/i18n/locales/es/outbox.ts";
import { packageEditor } from "#app/i18n/locales/es/package-editor.ts";
import { packages } from "#app/i18n/locales/es/packages.ts";
import { pricing } from "#app/i18n/locales/es/pricing.ts";
import { productSearch } from "#app/i18n/locales/es/product-search.ts";
import { quoteVersions } from "#app/i18n/locales/es/quote-versions.ts";
import { quotes } from "#app/i18n/locales/es/quotes.ts";
import { shell } from "#app/i18n/locales/es/shell.ts";
import { status } from "#app/i18n/locales/es/status.ts";
import { supplierBookings } from "#app/i18n/locales/es/supplier-bookings.ts";
import { profile } from "#app/i18n/locales/es/profile.ts";
import { trip } from "#app/i18n/locales/es/trip.ts";
import { users } from "#app/i18n/locales/es/users.ts";
import { validation } from "#app/i18n/locales/es/validation.ts";
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
