// Written by `npm run registry` from what lies in the folders.
import { stock } from "#app/i18n/locales/de/stock/stock.ts";

export const texts = {
  stock,
};
