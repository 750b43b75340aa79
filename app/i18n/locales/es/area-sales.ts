import { bookings } from "#app/i18n/locales/es/bookings.ts";
import { changes } from "#app/i18n/locales/es/changes.ts";
import { fileAccount } from "#app/i18n/locales/es/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/es/file-invoices.ts";
import { quotes } from "#app/i18n/locales/es/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/es/quote-versions.ts";
import { tours } from "#app/i18n/locales/es/tours.ts";

export const texts = { bookings, changes, fileAccount, fileInvoices, quotes, quoteVersions, tours };
