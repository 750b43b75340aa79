// Written by `npm run registry` from what lies in the folders.
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { navigation } from "#app/i18n/locales/en/core/navigation.ts";
import { notifications } from "#app/i18n/locales/en/core/notifications.ts";
import { shell } from "#app/i18n/locales/en/core/shell.ts";
import { status } from "#app/i18n/locales/en/core/status.ts";

export const texts = {
  kit,
  navigation,
  notifications,
  shell,
  status,
};
