import { packageEditor } from "#app/i18n/locales/es/package-editor.ts";

export const texts = { packageEditor };
