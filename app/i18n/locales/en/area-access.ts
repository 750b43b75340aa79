import { auth } from "#app/i18n/locales/en/auth.ts";

export const texts = { auth };
