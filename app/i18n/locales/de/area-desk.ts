// Written by `npm run registry` from what lies in the folders.
import { fileServices } from "#app/i18n/locales/de/desk/file-services.ts";
import { linePrice } from "#app/i18n/locales/de/desk/line-price.ts";
import { newFile } from "#app/i18n/locales/de/desk/new-file.ts";
import { tasks } from "#app/i18n/locales/de/desk/tasks.ts";

export const texts = {
  fileServices,
  linePrice,
  newFile,
  tasks,
};
