import { auth } from "#app/i18n/locales/de/auth.ts";
import { profile } from "#app/i18n/locales/de/profile.ts";
import { users } from "#app/i18n/locales/de/users.ts";

export const texts = { auth, profile, users };
