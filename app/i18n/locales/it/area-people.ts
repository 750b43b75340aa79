// Written by `npm run registry` from what lies in the folders.
import { notificationKinds } from "#app/i18n/locales/it/people/notification-kinds.ts";
import { profile } from "#app/i18n/locales/it/people/profile.ts";
import { users } from "#app/i18n/locales/it/people/users.ts";

export const texts = {
  notificationKinds,
  profile,
  users,
};
