// Written by `npm run registry` from what lies in the folders.
import { errors } from "#app/i18n/locales/de/forms/errors.ts";
import { records } from "#app/i18n/locales/de/forms/records.ts";
import { validation } from "#app/i18n/locales/de/forms/validation.ts";

export const texts = {
  errors,
  records,
  validation,
};
