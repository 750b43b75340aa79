import { auth } from "#app/i18n/locales/fr/auth.ts";

export const texts = { auth };
