import { auth } from "#app/i18n/locales/de/auth.ts";
import { bookings } from "#app/i18n/locales/de/bookings.ts";
import { changes } from "#app/i18n/locales/de/changes.ts";
import { clientFiles } from "#app/i18n/locales/de/client-files.ts";
import { desk } from "#app/i18n/locales/de/desk.ts";
import { errors } from "#app/i18n/locales/de/errors.ts";
import { kit } from "#app/i18n/locales/de/kit.ts";
import { alerts } from "#app/i18n/locales/de/alerts.ts";
import { fileAccount } from "#app/i18n/locales/de/file-account.ts";
import { itineraryLocations } from "#app/i18n/locales/de/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/de/labels.ts";
import { records } from "#app/i18n/locales/de/records.ts";
import { navigation } from "#app/i18n/locales/de/navigation.ts";
import { notifications } from "#app/i18n/locales/de/notifications.ts";
import { outbox } from "#app/i18n/locales/de/outbox.ts";
import { packageEditor } from "#app/i18n/locales/de/package-editor.ts";
import { packages } from "#app/i18n/locales/de/packages.ts";
import { pricing } from "#app/i18n/locales/de/pricing.ts";
import { productSearch } from "#app/i18n/locales/de/product-search.ts";
import { quoteVersions } from "#app/i18n/locales/de/quote-versions.ts";
import { quotes } from "#app/i18n/locales/de/quotes.ts";
import { shell } from "#app/i18n/locales/de/shell.ts";
import { status } from "#app/i18n/locales/de/status.ts";
import { supplierBookings } from "#app/i18n/locales/de/supplier-bookings.ts";
import { profile } from "#app/i18n/locales/de/profile.ts";
import { trip } from "#app/i18n/locales/de/trip.ts";
import { users } from "#app/i18n/locales/de/users.ts";
import { validation } from "#app/i18n/locales/de/validation.ts";
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
