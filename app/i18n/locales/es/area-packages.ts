import { packages } from "#app/i18n/locales/es/packages.ts";

export const texts = { packages };
