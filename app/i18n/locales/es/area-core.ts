import { errors } from "#app/i18n/locales/es/errors.ts";
import { kit } from "#app/i18n/locales/es/kit.ts";
import { navigation } from "#app/i18n/locales/es/navigation.ts";
import { notifications } from "#app/i18n/locales/es/notifications.ts";
import { records } from "#app/i18n/locales/es/records.ts";
import { shell } from "#app/i18n/locales/es/shell.ts";
import { status } from "#app/i18n/locales/es/status.ts";
import { validation } from "#app/i18n/locales/es/validation.ts";

export const texts = { errors, kit, navigation, notifications, records, shell, status, validation };
