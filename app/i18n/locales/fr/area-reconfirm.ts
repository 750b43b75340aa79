// Written by `npm run registry` from what lies in the folders.
import { reconfirmation } from "#app/i18n/locales/fr/reconfirm/reconfirmation.ts";

export const texts = {
  reconfirmation,
};
