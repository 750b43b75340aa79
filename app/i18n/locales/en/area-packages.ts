import { packages } from "#app/i18n/locales/en/packages.ts";

export const texts = { packages };
