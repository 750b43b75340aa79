// Written by `npm run registry` from what lies in the folders.
import { rateAnalysis } from "#app/i18n/locales/it/analysis/rate-analysis.ts";

export const texts = {
  rateAnalysis,
};
