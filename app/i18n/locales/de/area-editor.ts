import { packageEditor } from "#app/i18n/locales/de/package-editor.ts";

export const texts = { packageEditor };
