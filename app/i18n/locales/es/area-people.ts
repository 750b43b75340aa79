import { profile } from "#app/i18n/locales/es/profile.ts";
import { users } from "#app/i18n/locales/es/users.ts";

export const texts = { profile, users };
