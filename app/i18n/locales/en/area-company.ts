// Written by `npm run registry` from what lies in the folders.
import { ownAgency } from "#app/i18n/locales/en/company/own-agency.ts";

export const texts = {
  ownAgency,
};
