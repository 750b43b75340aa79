// Written by `npm run registry` from what lies in the folders.
import { bookingSettings } from "#app/i18n/locales/fr/accounting/booking-settings.ts";
import { gstReport } from "#app/i18n/locales/fr/accounting/gst-report.ts";
import { invoiceList } from "#app/i18n/locales/fr/accounting/invoice-list.ts";
import { reminders } from "#app/i18n/locales/fr/accounting/reminders.ts";

export const texts = {
  bookingSettings,
  gstReport,
  invoiceList,
  reminders,
};
