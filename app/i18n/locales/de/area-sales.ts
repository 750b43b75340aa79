// Written by `npm run registry` from what lies in the folders.
import { bookings } from "#app/i18n/locales/de/sales/bookings.ts";
import { changes } from "#app/i18n/locales/de/sales/changes.ts";
import { fileAccount } from "#app/i18n/locales/de/sales/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/de/sales/file-invoices.ts";
import { passengers } from "#app/i18n/locales/de/sales/passengers.ts";
import { quoteVersions } from "#app/i18n/locales/de/sales/quote-versions.ts";
import { quotes } from "#app/i18n/locales/de/sales/quotes.ts";
import { serviceSteps } from "#app/i18n/locales/de/sales/service-steps.ts";
import { tours } from "#app/i18n/locales/de/sales/tours.ts";
import { voucherMails } from "#app/i18n/locales/de/sales/voucher-mails.ts";

export const texts = {
  bookings,
  changes,
  fileAccount,
  fileInvoices,
  passengers,
  quoteVersions,
  quotes,
  serviceSteps,
  tours,
  voucherMails,
};
