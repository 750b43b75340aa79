// Written by `npm run registry` from what lies in the folders.
import { newFile } from "#app/i18n/locales/fr/desk/new-file.ts";

export const texts = {
  newFile,
};
