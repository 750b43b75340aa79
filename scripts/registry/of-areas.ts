import { areaNames } from "#contract/areas.ts";
import { camel } from "#scripts/new-resource/names.ts";
import { kinds, type Kind } from "#scripts/registry/kinds.ts";
import type { Listed } from "#scripts/registry/sources.ts";
import { braces, writeList } from "#scripts/registry/write-list.ts";

/** The registries of the areas, by path: one for each area that has something to list, and one over all of them. */
export function registriesOfAreas(root: string): [path: string, text: string][] {
  return kinds.flatMap((kind) => {
    const found = areaNames.flatMap((area) => {
      const items = kind.find(root, area);
      return items.length === 0 ? [] : [{ area, items, path: `${kind.folder(area)}/${kind.file}` }];
    });
    const whole = found.map(({ area, path }) => ({
      path,
      exported: kind.name,
      name: nameIn(area, kind),
    }));
    return [
      ...found.map(({ path, items }): [string, string] => [path, listOfArea(kind, items)]),
      [kind.whole, kind.byArea ? listByArea(kind, whole) : wholeList(kind, whole)],
    ];
  });
}

const nameIn = (area: string, { name }: Kind) => camel(`${area}-${name}`);

function listOfArea({ items: made, ...kind }: Kind, from: Listed[]): string {
  const entryOf = ({ path, name }: Listed) => {
    if (made === "lists") return `...${name}`;
    return made === "things" ? name : `"${/([\w-]+)\.ts$/.exec(path)?.[1] ?? ""}": ${name}`;
  };
  return writeList({
    ...kind,
    from,
    entries: from.map(entryOf),
    around: made === "named things" ? braces : undefined,
  });
}

function wholeList({ items: made, ...kind }: Kind, from: Listed[]): string {
  return writeList({
    ...kind,
    from,
    entries: from.map(({ name }) => `...${name}`),
    around: made === "named things" ? braces : undefined,
  });
}

/** With an empty list for the areas that have nothing. */
function listByArea(kind: Kind, from: Listed[]): string {
  const known = new Set(from.map(({ name }) => name));
  const entries = areaNames.map((area) => {
    const name = nameIn(area, kind);
    return `${area}: ${known.has(name) ? name : "[]"}`;
  });
  return writeList({ ...kind, ...kind.byArea, type: kind.byArea?.type, from, entries, around: braces });
}
