import { auth } from "#app/i18n/locales/de/auth.ts";

export const texts = { auth };
