import { errors } from "#app/i18n/locales/it/errors.ts";
import { kit } from "#app/i18n/locales/it/kit.ts";
import { navigation } from "#app/i18n/locales/it/navigation.ts";
import { notifications } from "#app/i18n/locales/it/notifications.ts";
import { records } from "#app/i18n/locales/it/records.ts";
import { shell } from "#app/i18n/locales/it/shell.ts";
import { status } from "#app/i18n/locales/it/status.ts";
import { validation } from "#app/i18n/locales/it/validation.ts";

export const texts = { errors, kit, navigation, notifications, records, shell, status, validation };
