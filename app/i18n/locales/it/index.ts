import { auth } from "#app/i18n/locales/it/auth.ts";
import { errors } from "#app/i18n/locales/it/errors.ts";
import { find } from "#app/i18n/locales/it/find.ts";
import { kit } from "#app/i18n/locales/it/kit.ts";
import { publicPages } from "#app/i18n/locales/it/public.ts";
import { shell } from "#app/i18n/locales/it/shell.ts";
import { status } from "#app/i18n/locales/it/status.ts";
import { travelApp } from "#app/i18n/locales/it/travel-app.ts";
import { validation } from "#app/i18n/locales/it/validation.ts";
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
