import { textAreas } from "#contract/areas.ts";
import { camel } from "#scripts/new-resource/names.ts";
import { exportsOf, filesIn, firstLine, foldersIn, type Listed } from "#scripts/registry/sources.ts";
import { braces, writeList } from "#scripts/registry/write-list.ts";

const catalogues = "app/i18n/locales";
const english = "en";

/** Of each language: a file for each area of texts, which browsers fetch as one, all of them, and names of the menu. */
export function registriesOfTexts(root: string): [path: string, text: string][] {
  return foldersIn(root, catalogues).flatMap((locale) => {
    const folder = `${catalogues}/${locale}`;
    const found = textAreas.flatMap((area) => {
      const from = namespacesIn(root, `${folder}/${area}`);
      return from.length === 0 ? [] : [{ area, from }];
    });
    return [
      ...found.map(({ area, from }): [string, string] => [
        `${folder}/area-${area}.ts`,
        writeList({ name: "texts", from, entries: from.map(({ name }) => name), around: braces }),
      ]),
      [
        `${folder}/registry.ts`,
        allTexts(
          locale,
          found.map(({ area }) => area),
        ),
      ],
      [`${folder}/registry-menu.ts`, menuNames(root, folder)],
    ];
  });
}

/** Each file of an area is a namespace of its own name. */
function namespacesIn(root: string, folder: string): Listed[] {
  return filesIn(root, folder).flatMap((path) => {
    const name = camel(/([\w-]+)\.ts$/.exec(path)?.[1] ?? "");
    return exportsOf(root, path, name).map((exported) => ({ path, exported, name }));
  });
}

function menuNames(root: string, folder: string): string {
  const from = filesIn(root, `${folder}/menu`).map((path) => ({
    path,
    exported: "menu",
    name: camel(/([\w-]+)\.ts$/.exec(path)?.[1] ?? ""),
  }));
  const entries = from.map(({ name }) => `...${name}`);
  return writeList({ name: "menuNames", from, entries, around: braces });
}

function allTexts(locale: string, areas: readonly string[]): string {
  const isEnglish = locale === english;
  return [
    firstLine,
    ...(isEnglish ? ['import type { Texts } from "#app/i18n/texts.ts";'] : []),
    ...areas.map((area) => `import { texts as ${area} } from "#${catalogues}/${locale}/area-${area}.ts";`),
    ...(isEnglish
      ? ["", `export const areas = { ${areas.join(", ")} };`]
      : [`import type { CatalogueTexts } from "#${catalogues}/${english}/registry.ts";`]),
    "",
    `export const texts${isEnglish ? "" : ": CatalogueTexts"} = {`,
    ...areas.map((area) => `  ...${area},`),
    "};",
    ...(isEnglish ? ["", "export type CatalogueTexts = Texts<typeof texts>;"] : []),
    "",
  ].join("\n");
}
