// Written by `npm run registry` from what lies in the folders.
import { arrivals } from "#app/i18n/locales/en/arrivals/arrivals.ts";

export const texts = {
  arrivals,
};
