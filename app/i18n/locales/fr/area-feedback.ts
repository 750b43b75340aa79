// Written by `npm run registry` from what lies in the folders.
import { fileFeedback } from "#app/i18n/locales/fr/feedback/file-feedback.ts";

export const texts = {
  fileFeedback,
};
