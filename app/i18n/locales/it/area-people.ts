import { auth } from "#app/i18n/locales/it/auth.ts";
import { profile } from "#app/i18n/locales/it/profile.ts";
import { users } from "#app/i18n/locales/it/users.ts";

export const texts = { auth, profile, users };
