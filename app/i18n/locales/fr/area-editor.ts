// Written by `npm run registry` from what lies in the folders.
import { formFields } from "#app/i18n/locales/fr/editor/form-fields.ts";
import { packageContent } from "#app/i18n/locales/fr/editor/package-content.ts";

export const texts = {
  formFields,
  packageContent,
};
