import type { Texts } from "#app/i18n/texts.ts";
import { auth } from "#app/i18n/locales/en/auth.ts";
import { bookings } from "#app/i18n/locales/en/bookings.ts";
import { changes } from "#app/i18n/locales/en/changes.ts";
import { clientFiles } from "#app/i18n/locales/en/client-files.ts";
import { desk } from "#app/i18n/locales/en/desk.ts";
import { errors } from "#app/i18n/locales/en/errors.ts";
import { kit } from "#app/i18n/locales/en/kit.ts";
import { alerts } from "#app/i18n/locales/en/alerts.ts";
import { fileAccount } from "#app/i18n/locales/en/file-account.ts";
import { itineraryLocations } from "#app/i18n/locales/en/itinerary-locations.ts";
import { labels } from "#app/i18n/locales/en/labels.ts";
import { records } from "#app/i18n/locales/en/records.ts";
import { navigation } from "#app/i18n/locales/en/navigation.ts";
import { notifications } from "#app/i18n/locales/en/notifications.ts";
import { outbox } from "#app/i18n/locales/en/outbox.ts";
import { packageEditor } from "#app/i18n/locales/en/package-editor.ts";
import { packages } from "#app/i18n/locales/en/packages.ts";
import { pricing } from "#app/i18n/locales/en/pricing.ts";
import { productSearch } from "#app/i18n/locales/en/product-search.ts";
import { quoteVersions } from "#app/i18n/locales/en/quote-versions.ts";
import { quotes } from "#app/i18n/locales/en/quotes.ts";
import { shell } from "#app/i18n/locales/en/shell.ts";
import { status } from "#app/i18n/locales/en/status.ts";
import { supplierBookings } from "#app/i18n/locales/en/supplier-bookings.ts";
import { profile } from "#app/i18n/locales/en/profile.ts";
import { trip } from "#app/i18n/locales/en/trip.ts";
import { users } from "#app/i18n/locales/en/users.ts";
import { validation } from "#app/i18n/locales/en/validation.ts";

/** English texts of the pages that come alive, by namespace; the other languages have the same shape. */
export const texts = {
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

export type CatalogueTexts = Texts<typeof texts>;
