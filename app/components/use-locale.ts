import { useTranslation } from "#app/i18n/use-translation.ts";
import { languageNames } from "#app/components/shell/language-names.ts";
import type { Locale } from "#contract/primitives.ts";

/** Language of the page, for dates and money. */
export function useLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : "en";
}

function isLocale(language: string): language is Locale {
  return language in languageNames;
}
