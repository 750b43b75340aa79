// Written by `npm run registry` from what lies in the folders.
import { fileYield } from "#app/i18n/locales/it/figures/file-yield.ts";

export const texts = {
  fileYield,
};
