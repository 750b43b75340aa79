import { profile } from "#app/i18n/locales/en/profile.ts";
import { users } from "#app/i18n/locales/en/users.ts";

/** Texts for accounts and sign-in, which browsers fetch as one file. */
export const texts = { profile, users };
