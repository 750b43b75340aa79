// Written by `npm run registry` from what lies in the folders.
import { kit } from "#app/i18n/locales/fr/core/kit.ts";
import { navigation } from "#app/i18n/locales/fr/core/navigation.ts";
import { notifications } from "#app/i18n/locales/fr/core/notifications.ts";
import { shell } from "#app/i18n/locales/fr/core/shell.ts";
import { status } from "#app/i18n/locales/fr/core/status.ts";

export const texts = {
  kit,
  navigation,
  notifications,
  shell,
  status,
};
