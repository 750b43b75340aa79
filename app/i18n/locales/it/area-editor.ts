import { packageEditor } from "#app/i18n/locales/it/package-editor.ts";

export const texts = { packageEditor };
