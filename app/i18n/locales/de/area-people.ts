// Written by `npm run registry` from what lies in the folders.
import { notificationKinds } from "#app/i18n/locales/de/people/notification-kinds.ts";
import { profile } from "#app/i18n/locales/de/people/profile.ts";
import { users } from "#app/i18n/locales/de/people/users.ts";

export const texts = {
  notificationKinds,
  profile,
  users,
};
