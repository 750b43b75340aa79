import { packageEditor } from "#app/i18n/locales/fr/package-editor.ts";

export const texts = { packageEditor };
