// Written by `npm run registry` from what lies in the folders.
import { statement } from "#app/i18n/locales/es/accounts/statement.ts";

export const texts = {
  statement,
};
