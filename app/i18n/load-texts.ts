import type { CatalogueTexts } from "#app/i18n/locales/en/index.ts";

const loaders: Record<string, () => Promise<{ texts: CatalogueTexts }>> = {
  en: () => import("#app/i18n/locales/en/index.ts"),
  de: () => import("#app/i18n/locales/de/index.ts"),
  es: () => import("#app/i18n/locales/es/index.ts"),
  it: () => import("#app/i18n/locales/it/index.ts"),
  fr: () => import("#app/i18n/locales/fr/index.ts"),
};

/** Texts of one language, fetched by the browser as one file. Unknown languages get English. */
export async function loadTexts(locale: string): Promise<CatalogueTexts> {
  const load = loaders[locale] ?? (() => import("#app/i18n/locales/en/index.ts"));
  return (await load()).texts;
}
