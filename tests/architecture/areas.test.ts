import { expect, test } from "vitest";
import { adminNavigation } from "#app/routes/admin/navigation.ts";
import { menu } from "#app/routes/admin/registry-menu.ts";
import { areaNames, areas, portalGroups, sharedModules, textAreas } from "#contract/areas.ts";
import { permissionGroups } from "#contract/permissions.ts";
import { repositoryFiles } from "#tests/support/repository.ts";

const areaSet = new Set<string>(areaNames);
/** Folders that hold a file, so that an empty one that git left behind is none. */
const foldersIn = (folder: string) =>
  new Set(
    repositoryFiles(folder)
      .map((file) => file.slice(folder.length + 1).split("/"))
      .flatMap(([name = "", ...inner]) => (inner.length > 0 ? [name] : [])),
  );
const strangers = (folder: string, known: readonly string[] = []) =>
  [...foldersIn(folder)].filter((name) => !areaSet.has(name) && !known.includes(name));

test.each([
  ["contract", []],
  ["api/modules", sharedModules],
  ["api/db/walls", []],
  ["api/demo/plain", []],
  ["app/routes/admin", []],
  ["tests/support/e2e/pages", []],
] as [string, readonly string[]][])(
  "%s has folders of the areas of contract/areas.ts alone",
  (folder, known) => {
    expect(strangers(folder, known)).toEqual([]);
  },
);

test.each(["en", "de", "es", "it", "fr"])(
  "the texts in %s lie in areas, beside the names of the menu and what only the server has",
  (locale) => {
    expect(strangers(`app/i18n/locales/${locale}`, [...textAreas, "menu", "server"])).toEqual([]);
  },
);

test("no screen of the back office, no module and no call stands beside the areas", () => {
  const loose = [
    ...repositoryFiles("api/modules").filter((path) => path.split("/").length < 5),
    ...repositoryFiles("app/routes/admin").filter((path) => path.split("/").length === 5),
    ...repositoryFiles("api/db/walls").filter((path) => path.split("/").length === 4),
  ].filter((path) => !/\/(registry(-[a-z]+)?|wall)\.ts$/.test(path));
  expect(loose).toEqual([]);
});

test("every group of permissions is of one area, or of a portal", () => {
  const owners: string[] = [...areas.flatMap((area) => area.permissionGroups), ...portalGroups];
  expect(owners.toSorted()).toEqual(Object.keys(permissionGroups).toSorted());
});

test("the menu begins with the desk and reads like the areas", () => {
  const [first, ...others] = adminNavigation;
  const headed = areas.flatMap(({ heading }) => heading ?? []);
  const shown = others.map(({ heading }) => heading);
  expect(first?.heading).toBeUndefined();
  expect(first?.entries.slice(0, 3).map(({ to }) => to)).toEqual([
    "/admin",
    "/admin/client-files",
    "/admin/tasks",
  ]);
  expect(shown).toEqual(headed.filter((heading) => shown.includes(heading)));
  expect(shown).toEqual(expect.arrayContaining(["tripContent", "people", "system"]));
  for (const { name, heading } of areas) {
    const group = heading === null ? first : others.find((one) => one.heading === heading);
    expect(group?.entries ?? []).toEqual(expect.arrayContaining(menu[name]));
  }
});
