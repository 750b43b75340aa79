// Written by `npm run registry` from what lies in the folders.
import { errors } from "#app/i18n/locales/es/core/errors.ts";
import { kit } from "#app/i18n/locales/es/core/kit.ts";
import { navigation } from "#app/i18n/locales/es/core/navigation.ts";
import { notifications } from "#app/i18n/locales/es/core/notifications.ts";
import { records } from "#app/i18n/locales/es/core/records.ts";
import { shell } from "#app/i18n/locales/es/core/shell.ts";
import { status } from "#app/i18n/locales/es/core/status.ts";
import { validation } from "#app/i18n/locales/es/core/validation.ts";

export const texts = {
  errors,
  kit,
  navigation,
  notifications,
  records,
  shell,
  status,
  validation,
};
