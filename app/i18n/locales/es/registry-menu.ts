// Written by `npm run registry` from what lies in the folders.
import { menu as attachments } from "#app/i18n/locales/es/menu/attachments.ts";
import { menu as bookingSettings } from "#app/i18n/locales/es/menu/booking-settings.ts";
import { menu as fitFinalisationTracker } from "#app/i18n/locales/es/menu/fit-finalisation-tracker.ts";
import { menu as gstReport } from "#app/i18n/locales/es/menu/gst-report.ts";
import { menu as invoiceList } from "#app/i18n/locales/es/menu/invoice-list.ts";
import { menu as payments } from "#app/i18n/locales/es/menu/payments.ts";
import { menu as rateAnalysis } from "#app/i18n/locales/es/menu/rate-analysis.ts";
import { menu as suppliers } from "#app/i18n/locales/es/menu/suppliers.ts";
import { menu as tasks } from "#app/i18n/locales/es/menu/tasks.ts";

export const menuNames = {
  ...attachments,
  ...bookingSettings,
  ...fitFinalisationTracker,
  ...gstReport,
  ...invoiceList,
  ...payments,
  ...rateAnalysis,
  ...suppliers,
  ...tasks,
};
