// Written by `npm run registry` from what lies in the folders.
import { gstReport } from "#app/i18n/locales/en/accounting/gst-report.ts";

export const texts = {
  gstReport,
};
