// Written by `npm run registry` from what lies in the folders.
import { errors } from "#app/i18n/locales/it/forms/errors.ts";
import { records } from "#app/i18n/locales/it/forms/records.ts";
import { validation } from "#app/i18n/locales/it/forms/validation.ts";

export const texts = {
  errors,
  records,
  validation,
};
