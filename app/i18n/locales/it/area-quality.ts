// Written by `npm run registry` from what lies in the folders.
import { finalisation } from "#app/i18n/locales/it/quality/finalisation.ts";

export const texts = {
  finalisation,
};
