import { profile } from "#app/i18n/locales/fr/profile.ts";
import { users } from "#app/i18n/locales/fr/users.ts";

export const texts = { profile, users };
