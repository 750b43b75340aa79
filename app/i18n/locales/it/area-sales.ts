import { bookings } from "#app/i18n/locales/it/bookings.ts";
import { changes } from "#app/i18n/locales/it/changes.ts";
import { fileAccount } from "#app/i18n/locales/it/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/it/file-invoices.ts";
import { quotes } from "#app/i18n/locales/it/quotes.ts";
import { quoteVersions } from "#app/i18n/locales/it/quote-versions.ts";
import { tours } from "#app/i18n/locales/it/tours.ts";

export const texts = { bookings, changes, fileAccount, fileInvoices, quotes, quoteVersions, tours };
