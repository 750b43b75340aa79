// Written by `npm run registry` from what lies in the folders.
import { auth } from "#app/i18n/locales/es/access/auth.ts";

export const texts = {
  auth,
};
