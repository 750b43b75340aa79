// Written by `npm run registry` from what lies in the folders.
import { formFields } from "#app/i18n/locales/de/editor/form-fields.ts";
import { packageContent } from "#app/i18n/locales/de/editor/package-content.ts";

export const texts = {
  formFields,
  packageContent,
};
