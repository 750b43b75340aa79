import { auth } from "#app/i18n/locales/fr/auth.ts";
import { profile } from "#app/i18n/locales/fr/profile.ts";
import { users } from "#app/i18n/locales/fr/users.ts";

export const texts = { auth, profile, users };
