import { profile } from "#app/i18n/locales/it/profile.ts";
import { users } from "#app/i18n/locales/it/users.ts";

export const texts = { profile, users };
