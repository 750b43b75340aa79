// Written by `npm run registry` from what lies in the folders.
import { packageEditor } from "#app/i18n/locales/es/editor/package-editor.ts";

export const texts = {
  packageEditor,
};
