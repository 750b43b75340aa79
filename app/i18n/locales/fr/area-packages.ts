import { packages } from "#app/i18n/locales/fr/packages.ts";

export const texts = { packages };
