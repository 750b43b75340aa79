// Written by `npm run registry` from what lies in the folders.
import { errors } from "#app/i18n/locales/en/forms/errors.ts";
import { records } from "#app/i18n/locales/en/forms/records.ts";
import { validation } from "#app/i18n/locales/en/forms/validation.ts";

export const texts = {
  errors,
  records,
  validation,
};
