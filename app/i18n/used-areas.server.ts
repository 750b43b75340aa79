import { areas } from "#app/i18n/locales/en/registry.ts";

const areaOf = new Map(
  Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts).map((namespace): [string, string] => [namespace, area]),
  ),
);

/** The areas whose texts a page used, by the namespaces it asked for, and `core`, which every page needs. */
export function usedAreas(namespaces: Iterable<string>): string[] {
  const used = [...namespaces].map((namespace) => areaOf.get(namespace) ?? "core");
  return [...new Set(["core", ...used])];
}
