import { auth } from "#app/i18n/locales/it/auth.ts";

export const texts = { auth };
