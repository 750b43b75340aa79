import { packageEditor } from "#app/i18n/locales/en/package-editor.ts";

export const texts = { packageEditor };
