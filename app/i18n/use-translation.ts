import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { UsedTexts } from "#app/i18n/used-texts.ts";

type Texts = { t: unknown; i18n: i18n; ready: true };

const known = new WeakMap<i18n, Map<string, Texts>>();
const early = new WeakSet<i18n>();

/**
 * The library's hook for texts that never change while a page is open. The library's own subscribes to changes in
 * every component, which costs more than the component itself.
 */
// It answers what the library's hook answers, by the same typed catalogue.
export const useTranslation = ((namespaces?: string | readonly string[]) => {
  const { i18n } = useContext(I18nContext);
  const used = useContext(UsedTexts);
  if (used && typeof namespaces === "string") used.add(namespaces);
  else if (used) for (const namespace of namespaces ?? []) used.add(namespace);
  return textsOf(i18n, namespaces);
}) as typeof import("react-i18next").useTranslation;

/** Whether a component has asked this translator for texts that were not there yet. */
export function wasAskedEarly(translator: i18n): boolean {
  return early.has(translator);
}

function textsOf(translator: i18n, namespaces: string | readonly string[] | undefined): Texts {
  const key = String(namespaces);
  let ofTranslator = known.get(translator);
  if (!ofTranslator) known.set(translator, (ofTranslator = new Map<string, Texts>()));
  const found = ofTranslator.get(key);
  if (found) return found;
  const wanted = [namespaces ?? []].flat();
  if (!wanted.every((name) => translator.hasResourceBundle(translator.language, name))) early.add(translator);
  // The library's types of its own core know of no catalogue; the hook's do.
  const t = translator.getFixedT(translator.language, wanted[0] as "translation" | undefined);
  const made: Texts = { t, i18n: translator, ready: true };
  ofTranslator.set(key, made);
  return made;
}
