import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { fallbackLocale, i18nOptions } from "#app/i18n/config.ts";
import { fillText, type TextValues } from "#app/i18n/fill-text.ts";
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
  translators.set(locale, remembering(translator));
}

/** The translator of a language; the English one renders answers that are made before any middleware ran. */
export function translatorFor(locale: Locale): i18n {
  const translator = translators.get(locale) ?? translators.get(fallbackLocale);
  if (!translator) throw new Error(`There are no texts in ${locale}`);
  return translator;
}

type FixedT = ReturnType<i18n["getFixedT"]>;

/** The same translator, which looks each text up once and fills its placeholders by itself; the given one stays as it is. */
function remembering(translator: i18n): i18n {
  const fixed = new Map<string, FixedT>();
  const getFixedT = (...wanted: Parameters<i18n["getFixedT"]>): FixedT => {
    const key = wanted.join("|");
    const known = fixed.get(key);
    if (known) return known;
    const made = rememberingTexts(translator.getFixedT(...wanted), new Intl.PluralRules(translator.language));
    fixed.set(key, made);
    return made;
  };
  // What `Object.create` answers is typed any; it is the translator, one step further down.
  return Object.assign(Object.create(translator) as i18n, { getFixedT });
}

function rememberingTexts(fixed: FixedT, plurals: Intl.PluralRules): FixedT {
  const texts = new Map<string, string>();
  const look = (...parameters: [key: string, values?: TextValues]) => {
    const [key, values = {}] = parameters;
    const { count } = values;
    const isCounted = typeof count === "number";
    const name = isCounted ? `${key} ${plurals.select(count)}` : key;
    const known = texts.get(name);
    if (known !== undefined) return fillText(known, values);
    const text: unknown = fixed(key, { skipInterpolation: true, ...(isCounted && { count }) });
    // Keys that do not exist could be made up without end; they answer themselves.
    if (typeof text !== "string" || text === key) return fixed(...parameters);
    texts.set(name, text);
    return fillText(text, values);
  };
  // `fixed` also carries language and namespaces as properties, which the hook reads.
  return Object.assign(look, fixed);
}
