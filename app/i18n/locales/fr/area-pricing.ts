// Written by `npm run registry` from what lies in the folders.
import { pricing } from "#app/i18n/locales/fr/pricing/pricing.ts";

export const texts = {
  pricing,
};
