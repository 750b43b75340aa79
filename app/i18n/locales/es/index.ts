import { auth } from "#app/i18n/locales/es/auth.ts";
import { errors } from "#app/i18n/locales/es/errors.ts";
import { find } from "#app/i18n/locales/es/find.ts";
import { kit } from "#app/i18n/locales/es/kit.ts";
import { publicPages } from "#app/i18n/locales/es/public.ts";
import { shell } from "#app/i18n/locales/es/shell.ts";
import { status } from "#app/i18n/locales/es/status.ts";
import { travelApp } from "#app/i18n/locales/es/travel-app.ts";
import { validation } from "#app/i18n/locales/es/validation.ts";
import type { CatalogueTexts } from "#app/i18n/locales/en/index.ts";

export const texts: CatalogueTexts = {
  auth,
  errors,
  find,
  kit,
  publicPages,
  shell,
  status,
  travelApp,
  validation,
};
