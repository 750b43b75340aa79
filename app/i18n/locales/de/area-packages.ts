import { packages } from "#app/i18n/locales/de/packages.ts";

export const texts = { packages };
