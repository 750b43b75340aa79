import { auth } from "#app/i18n/locales/fr/auth.ts";
import { bookings } from "#app/i18n/locales/fr/bookings.ts";
import { changes } from "#app/i18n/locales/fr/changes.ts";
import { clientFiles } from "#app/i18n/locales/fr/client-files.ts";
import { desk } from "#app/i18n/locales/fr/desk.ts";
import { errors } from "#app/i18n/locales/fr/errors.ts";
import { kit } from "#app/i18n/locales/fr/kit.ts";
import { alerts } from "#app/i18n/locales/fr/alerts.ts";
import { fileAccount } from "#app/i18n/locales/fr/file-account.ts";
import { itineraryLocations } from "#app/i18n/locales/fr/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/fr/labels.ts";
import { records } from "#app/i18n/locales/fr/records.ts";
import { navigation } from "#app/i18n/locales/fr/navigation.ts";
import { notifications } from "#app/i18n/locales/fr/notifications.ts";
import { outbox } from "#app/i18n/locales/fr/outbox.ts";
import { packageEditor } from "#app/i18n/locales/fr/package-editor.ts";
import { packages } from "#app/i18n/locales/fr/packages.ts";
import { pricing } from "#app/i18n/locales/fr/pricing.ts";
import { productSearch } from "#app/i18n/locales/fr/product-search.ts";
import { quoteVersions } from "#app/i18n/locales/fr/quote-versions.ts";
import { quotes } from "#app/i18n/locales/fr/quotes.ts";
import { shell } from "#app/i18n/locales/fr/shell.ts";
import { status } from "#app/i18n/locales/fr/status.ts";
import { supplierBookings } from "#app/i18n/locales/fr/supplier-bookings.ts";
import { profile } from "#app/i18n/locales/fr/profile.ts";
import { trip } from "#app/i18n/locales/fr/trip.ts";
import { users } from "#app/i18n/locales/fr/users.ts";
import { validation } from "#app/i18n/locales/fr/validation.ts";
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
