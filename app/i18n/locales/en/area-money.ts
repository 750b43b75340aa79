// Written by `npm run registry` from what lies in the folders.
import { fileMoney } from "#app/i18n/locales/en/money/file-money.ts";
import { fileYield } from "#app/i18n/locales/en/money/file-yield.ts";
import { paperMail } from "#app/i18n/locales/en/money/paper-mail.ts";
import { payments } from "#app/i18n/locales/en/money/payments.ts";
import { statement } from "#app/i18n/locales/en/money/statement.ts";
import { supplierInvoice } from "#app/i18n/locales/en/money/supplier-invoice.ts";

export const texts = {
  fileMoney,
  fileYield,
  paperMail,
  payments,
  statement,
  supplierInvoice,
};
