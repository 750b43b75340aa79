import { expect, test } from "vitest";
import { circlesOf, folderImports } from "#tests/support/value-imports.ts";

test("no folder of the API reaches itself through others", () => {
  expect(circlesOf(folderImports("api"))).toEqual([]);
});

test("a circle of folders is found whole, with nothing that only leads to it", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["a", "d"])],
    ["d", new Set<string>()],
    ["e", new Set(["a"])],
  ]);
  expect(circlesOf(imports)).toEqual([["a", "b", "c"]]);
});

test("the areas of modules are floors too", () => {
  const areas = new Map<string, Set<string>>();
  const areaOf = (folder: string) => /^api\/modules\/([^/]+)\//.exec(`${folder}/`)?.[1];
  for (const [folder, targets] of folderImports("api")) {
    const area = areaOf(folder);
    if (area === undefined) continue;
    const known = areas.get(area) ?? new Set();
    for (const target of targets) {
      const other = areaOf(target);
      if (other !== undefined && other !== area) known.add(other);
    }
    areas.set(area, known);
  }
  expect(areas.size).toBeGreaterThan(5);
  expect(circlesOf(areas)).toEqual([]);
});
