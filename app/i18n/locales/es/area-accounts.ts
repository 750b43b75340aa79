// Written by `npm run registry` from what lies in the folders.
import { paperMail } from "#app/i18n/locales/es/accounts/paper-mail.ts";
import { statement } from "#app/i18n/locales/es/accounts/statement.ts";

export const texts = {
  paperMail,
  statement,
};
