// Written by `npm run registry` from what lies in the folders.
import { fileMoney } from "#app/i18n/locales/it/money/file-money.ts";

export const texts = {
  fileMoney,
};
