// Written by `npm run registry` from what lies in the folders.
import { fileServices } from "#app/i18n/locales/es/desk/file-services.ts";
import { linePrice } from "#app/i18n/locales/es/desk/line-price.ts";
import { newFile } from "#app/i18n/locales/es/desk/new-file.ts";
import { tasks } from "#app/i18n/locales/es/desk/tasks.ts";

export const texts = {
  fileServices,
  linePrice,
  newFile,
  tasks,
};
