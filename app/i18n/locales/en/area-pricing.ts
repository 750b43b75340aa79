import { pricing } from "#app/i18n/locales/en/pricing.ts";

export const texts = { pricing };
