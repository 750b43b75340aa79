// Written by `npm run registry` from what lies in the folders.
import { bookings } from "#app/i18n/locales/fr/sales/bookings.ts";
import { changes } from "#app/i18n/locales/fr/sales/changes.ts";
import { fileAccount } from "#app/i18n/locales/fr/sales/file-account.ts";
import { fileInvoices } from "#app/i18n/locales/fr/sales/file-invoices.ts";
import { passengers } from "#app/i18n/locales/fr/sales/passengers.ts";
import { quoteVersions } from "#app/i18n/locales/fr/sales/quote-versions.ts";
import { quotes } from "#app/i18n/locales/fr/sales/quotes.ts";
import { serviceSteps } from "#app/i18n/locales/fr/sales/service-steps.ts";
import { tours } from "#app/i18n/locales/fr/sales/tours.ts";
import { voucherMails } from "#app/i18n/locales/fr/sales/voucher-mails.ts";

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
