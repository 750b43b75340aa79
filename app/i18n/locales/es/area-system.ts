// Written by `npm run registry` from what lies in the folders.
import { outbox } from "#app/i18n/locales/es/system/outbox.ts";

export const texts = {
  outbox,
};
