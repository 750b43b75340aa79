// Written by `npm run registry` from what lies in the folders.
import { bookings } from "#app/i18n/locales/en/sales/bookings.ts";
import { changes } from "#app/i18n/locales/en/sales/changes.ts";
import { fileAccount } from "#app/i18n/locales/en/sales/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/en/sales/file-invoices.ts";
import { passengers } from "#app/i18n/locales/en/sales/passengers.ts";
import { quoteVersions } from "#app/i18n/locales/en/sales/quote-versions.ts";
import { quotes } from "#app/i18n/locales/en/sales/quotes.ts";
import { serviceSteps } from "#app/i18n/locales/en/sales/service-steps.ts";
import { tours } from "#app/i18n/locales/en/sales/tours.ts";
import { voucherMails } from "#app/i18n/locales/en/sales/voucher-mails.ts";

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
