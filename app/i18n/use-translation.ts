import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

type Texts = { t: unknown; i18n: i18n; ready: true };

const known = new WeakMap<i18n, Map<string, Texts>>();

/**
 * The library's hook for texts that are all there when a page begins and never change while it is open. The
 * library's own subscribes to changes in every component, which costs more than the component itself.
 */
// It answers what the library's hook answers, by the same typed catalogue.
export const useTranslation = ((namespaces?: string | readonly string[]) => {
  const { i18n } = useContext(I18nContext);
  return textsOf(i18n, namespaces);
}) as typeof import("react-i18next").useTranslation;

function textsOf(translator: i18n, namespaces: string | readonly string[] | undefined): Texts {
  const key = String(namespaces);
  const ofTranslator = known.get(translator) ?? new Map<string, Texts>();
  known.set(translator, ofTranslator);
  const found = ofTranslator.get(key);
  if (found) return found;
  const [first] = [namespaces].flat();
  // The library's types of its own core know of no catalogue; the hook's do.
  const t = translator.getFixedT(translator.language, first as "translation" | undefined);
  const made: Texts = { t, i18n: translator, ready: true };
  ofTranslator.set(key, made);
  return made;
}
