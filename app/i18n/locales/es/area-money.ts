// Written by `npm run registry` from what lies in the folders.
import { fileMoney } from "#app/i18n/locales/es/money/file-money.ts";
import { payments } from "#app/i18n/locales/es/money/payments.ts";

export const texts = {
  fileMoney,
  payments,
};
