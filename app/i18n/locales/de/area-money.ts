// Written by `npm run registry` from what lies in the folders.
import { fileMoney } from "#app/i18n/locales/de/money/file-money.ts";
import { payments } from "#app/i18n/locales/de/money/payments.ts";

export const texts = {
  fileMoney,
  payments,
};
