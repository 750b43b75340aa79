import { packages } from "#app/i18n/locales/it/packages.ts";

export const texts = { packages };
