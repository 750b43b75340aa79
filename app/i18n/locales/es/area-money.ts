// Written by `npm run registry` from what lies in the folders.
import { fileMoney } from "#app/i18n/locales/es/money/file-money.ts";
import { fileYield } from "#app/i18n/locales/es/money/file-yield.ts";
import { paperMail } from "#app/i18n/locales/es/money/paper-mail.ts";
import { payments } from "#app/i18n/locales/es/money/payments.ts";
import { statement } from "#app/i18n/locales/es/money/statement.ts";
import { supplierInvoice } from "#app/i18n/locales/es/money/supplier-invoice.ts";

export const texts = {
  fileMoney,
  fileYield,
  paperMail,
  payments,
  statement,
  supplierInvoice,
};
