import { pricing } from "#app/i18n/locales/it/pricing.ts";

export const texts = { pricing };
