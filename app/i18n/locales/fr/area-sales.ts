import { bookings } from "#app/i18n/locales/fr/bookings.ts";
import { changes } from "#app/i18n/locales/fr/changes.ts";
import { fileAccount } from "#app/i18n/locales/fr/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/fr/file-invoices.ts";
import { quotes } from "#app/i18n/locales/fr/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/fr/quote-versions.ts";
import { tours } from "#app/i18n/locales/fr/tours.ts";

export const texts = { bookings, changes, fileAccount, fileInvoices, quotes, quoteVersions, tours };
