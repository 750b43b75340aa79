import { errors } from "#app/i18n/locales/en/errors.ts";
import { kit } from "#app/i18n/locales/en/kit.ts";
import { navigation } from "#app/i18n/locales/en/navigation.ts";
import { notifications } from "#app/i18n/locales/en/notifications.ts";
import { records } from "#app/i18n/locales/en/records.ts";
import { shell } from "#app/i18n/locales/en/shell.ts";
import { status } from "#app/i18n/locales/en/status.ts";
import { validation } from "#app/i18n/locales/en/validation.ts";

/** Texts for every page of the desk, which browsers fetch as one file. */
export const texts = { errors, kit, navigation, notifications, records, shell, status, validation };
