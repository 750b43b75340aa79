// Written by `npm run registry` from what lies in the folders.
import { notificationKinds } from "#app/i18n/locales/fr/people/notification-kinds.ts";
import { profile } from "#app/i18n/locales/fr/people/profile.ts";
import { users } from "#app/i18n/locales/fr/people/users.ts";

export const texts = {
  notificationKinds,
  profile,
  users,
};
