import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { fallbackLocale, i18nOptions } from "#app/i18n/config.ts";
import { resources } from "#app/i18n/resources.server.ts";

/** English translator for answers that are rendered before any middleware ran. */
export const fallbackI18n = createInstance({ ...i18nOptions, lng: fallbackLocale, resources });
await fallbackI18n.use(initReactI18next).init();
