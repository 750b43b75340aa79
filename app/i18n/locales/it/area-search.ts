// Written by `npm run registry` from what lies in the folders.
import { search } from "#app/i18n/locales/it/search/search.ts";

export const texts = {
  search,
};
