import { errors } from "#app/i18n/locales/de/errors.ts";
import { kit } from "#app/i18n/locales/de/kit.ts";
import { navigation } from "#app/i18n/locales/de/navigation.ts";
import { notifications } from "#app/i18n/locales/de/notifications.ts";
import { records } from "#app/i18n/locales/de/records.ts";
import { shell } from "#app/i18n/locales/de/shell.ts";
import { status } from "#app/i18n/locales/de/status.ts";
import { validation } from "#app/i18n/locales/de/validation.ts";

export const texts = { errors, kit, navigation, notifications, records, shell, status, validation };
