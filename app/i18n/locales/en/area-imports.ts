// Written by `npm run registry` from what lies in the folders.
import { rateImports } from "#app/i18n/locales/en/imports/rate-imports.ts";

export const texts = {
  rateImports,
};
