import { bookings } from "#app/i18n/locales/de/bookings.ts";
import { changes } from "#app/i18n/locales/de/changes.ts";
import { fileAccount } from "#app/i18n/locales/de/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/de/file-invoices.ts";
import { quotes } from "#app/i18n/locales/de/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/de/quote-versions.ts";
import { tours } from "#app/i18n/locales/de/tours.ts";

export const texts = { bookings, changes, fileAccount, fileInvoices, quotes, quoteVersions, tours };
