import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { fallbackLocale, i18nOptions } from "#app/i18n/config.ts";
import { resources } from "#app/i18n/resources.server.ts";
import { locales, type Locale } from "#contract/primitives.ts";

/**
 * One translator for each language, shared by all requests: making one costs as much as rendering a small page.
 * They know nothing of a visitor and never change; the server must not call `changeLanguage` on them.
 */
const translators = new Map<Locale, i18n>();
for (const locale of locales) {
  const translator = createInstance({ ...i18nOptions, lng: locale, resources });
  await translator.use(initReactI18next).init();
  // `useTranslation` copies every property of its own that the translator has, each time. This one has none.
  // What `Object.create` answers is typed any; it is the translator, one step further down.
  translators.set(locale, Object.create(translator) as i18n);
}

/** The translator of a language; the English one renders answers that are made before any middleware ran. */
export function translatorFor(locale: Locale): i18n {
  const translator = translators.get(locale) ?? translators.get(fallbackLocale);
  if (!translator) throw new Error(`There are no texts in ${locale}`);
  return translator;
}
