import { profile } from "#app/i18n/locales/de/profile.ts";
import { users } from "#app/i18n/locales/de/users.ts";

export const texts = { profile, users };
