import { pricing } from "#app/i18n/locales/fr/pricing.ts";

export const texts = { pricing };
