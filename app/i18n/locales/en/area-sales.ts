import { bookings } from "#app/i18n/locales/en/bookings.ts";
import { changes } from "#app/i18n/locales/en/changes.ts";
import { fileAccount } from "#app/i18n/locales/en/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/en/file-invoices.ts";
import { quotes } from "#app/i18n/locales/en/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/en/quote-versions.ts";
import { tours } from "#app/i18n/locales/en/tours.ts";

/** Texts for quoting, tours and booking, which browsers fetch as one file. */
export const texts = { bookings, changes, fileAccount, fileInvoices, quotes, quoteVersions, tours };
