import { errors } from "#app/i18n/locales/fr/errors.ts";
import { kit } from "#app/i18n/locales/fr/kit.ts";
import { navigation } from "#app/i18n/locales/fr/navigation.ts";
import { notifications } from "#app/i18n/locales/fr/notifications.ts";
import { records } from "#app/i18n/locales/fr/records.ts";
import { shell } from "#app/i18n/locales/fr/shell.ts";
import { status } from "#app/i18n/locales/fr/status.ts";
import { validation } from "#app/i18n/locales/fr/validation.ts";

export const texts = { errors, kit, navigation, notifications, records, shell, status, validation };
