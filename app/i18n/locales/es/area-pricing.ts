import { pricing } from "#app/i18n/locales/es/pricing.ts";

export const texts = { pricing };
