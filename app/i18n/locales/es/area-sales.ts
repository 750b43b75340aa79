// Written by `npm run registry` from what lies in the folders.
import { bookings } from "#app/i18n/locales/es/sales/bookings.ts";
import { changes } from "#app/i18n/locales/es/sales/changes.ts";
import { fileAccount } from "#app/i18n/locales/es/sales/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/es/sales/file-invoices.ts";
import { passengers } from "#app/i18n/locales/es/sales/passengers.ts";
import { quoteVersions } from "#app/i18n/locales/es/sales/quote-versions.ts";
import { quotes } from "#app/i18n/locales/es/sales/quotes.ts";
import { serviceSteps } from "#app/i18n/locales/es/sales/service-steps.ts";
import { tours } from "#app/i18n/locales/es/sales/tours.ts";
import { voucherMails } from "#app/i18n/locales/es/sales/voucher-mails.ts";

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
