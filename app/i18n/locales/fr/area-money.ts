// Written by `npm run registry` from what lies in the folders.
import { fileMoney } from "#app/i18n/locales/fr/money/file-money.ts";
import { fileYield } from "#app/i18n/locales/fr/money/file-yield.ts";
import { paperMail } from "#app/i18n/locales/fr/money/paper-mail.ts";
import { payments } from "#app/i18n/locales/fr/money/payments.ts";
import { statement } from "#app/i18n/locales/fr/money/statement.ts";
import { supplierInvoice } from "#app/i18n/locales/fr/money/supplier-invoice.ts";

export const texts = {
  fileMoney,
  fileYield,
  paperMail,
  payments,
  statement,
  supplierInvoice,
};
