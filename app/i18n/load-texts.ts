import type { CatalogueTexts } from "#app/i18n/locales/en/registry.ts";
import { fallbackLocale } from "#app/i18n/config.ts";
import { textAreas } from "#contract/areas.ts";

export type SomeTexts = Partial<CatalogueTexts>;

const files = import.meta.glob<SomeTexts>("./locales/*/area-*.ts", { import: "texts" });

/** All areas that have texts, those of every page first. */
export const areaNames = textAreas.filter((area) => fileOf(fallbackLocale, area) !== undefined);

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

function fileOf(locale: string, area: string) {
  return files[`./locales/${locale}/area-${area}.ts`];
}
