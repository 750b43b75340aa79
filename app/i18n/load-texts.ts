import type { CatalogueTexts } from "#app/i18n/locales/en/registry.ts";
import { fallbackLocale } from "#app/i18n/config.ts";

export type SomeTexts = Partial<CatalogueTexts>;

const files = import.meta.glob<SomeTexts>("./locales/*/area-*.ts", { import: "texts" });

/** The same once more, all of a language in one file: one area after the other they are two dozen requests. */
const whole = import.meta.env.SSR
  ? {}
  : import.meta.glob<SomeTexts>("./locales/*/registry.ts", { import: "texts", query: "?apart" });

/**
 * Texts of some areas in one language, by namespace; the browser fetches each area as one file. Unknown languages get
 * English, unknown areas nothing. Rejects when a file cannot be fetched.
 */
export async function loadTexts(locale: string, areas: readonly string[]): Promise<SomeTexts> {
  const language = fileOf(locale, "core") ? locale : fallbackLocale;
  const wanted = areas.flatMap((area) => fileOf(language, area) ?? []);
  const loaded = await Promise.all(wanted.map((load) => load()));
  return Object.assign({}, ...loaded);
}

/** All texts of one language, by namespace; in English for unknown ones. Rejects when the file cannot be fetched. */
export async function loadAllTexts(locale: string): Promise<SomeTexts> {
  const load = whole[`./locales/${locale}/registry.ts`] ?? whole[`./locales/${fallbackLocale}/registry.ts`];
  return (await load?.()) ?? {};
}

function fileOf(locale: string, area: string) {
  return files[`./locales/${locale}/area-${area}.ts`];
}
