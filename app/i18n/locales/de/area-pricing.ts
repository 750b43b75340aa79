import { pricing } from "#app/i18n/locales/de/pricing.ts";

export const texts = { pricing };
