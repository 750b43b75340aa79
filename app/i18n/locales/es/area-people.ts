import { auth } from "#app/i18n/locales/es/auth.ts";
import { profile } from "#app/i18n/locales/es/profile.ts";
import { users } from "#app/i18n/locales/es/users.ts";

export const texts = { auth, profile, users };
