import { auth } from "#app/i18n/locales/es/auth.ts";

export const texts = { auth };
