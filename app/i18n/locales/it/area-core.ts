// Written by `npm run registry` from what lies in the folders.
import { kit } from "#app/i18n/locales/it/core/kit.ts";
import { navigation } from "#app/i18n/locales/it/core/navigation.ts";
import { notifications } from "#app/i18n/locales/it/core/notifications.ts";
import { shell } from "#app/i18n/locales/it/core/shell.ts";
import { status } from "#app/i18n/locales/it/core/status.ts";

export const texts = {
  kit,
  navigation,
  notifications,
  shell,
  status,
};
