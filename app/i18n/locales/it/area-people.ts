// Written by `npm run registry` from what lies in the folders.
import { profile } from "#app/i18n/locales/it/people/profile.ts";
import { users } from "#app/i18n/locales/it/people/users.ts";

export const texts = {
  profile,
  users,
};
