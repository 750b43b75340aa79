import { camel } from "#scripts/new-resource/names.ts";
import { exportsOf, filesBelow, filesIn, foldersIn, type Listed } from "#scripts/registry/sources.ts";

/** Something that resources of the back office have, registered per area and put together once for all areas. */
export type Kind = {
  /** The constant of both files. */
  name: string;
  /** Where an area keeps what is listed; its registry stands there too. */
  folder: (area: string) => string;
  file: string;
  /** The registry of all areas. */
  whole: string;
  find: (root: string, area: string) => Listed[];
  imports?: readonly string[];
  type?: string;
  end?: string;
  /** What an area's list is made of: lists of their own, one thing of each file, or that under the file's name. */
  items: "lists" | "things" | "named things";
  /** The registry of all areas says which has what. */
  byArea?: { type?: string; end?: string };
};

/** `labels` and `menu` → `labelsMenu`. */
const called = (path: string, what: string) =>
  `${camel(path)}${what.replace(/^\w/, (letter) => letter.toUpperCase())}`;

const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");

/** Files of this name in the folders of an area, which export a constant of a fixed name. */
function oneOfEach(folder: (area: string) => string, file: string, exported: string) {
  return (root: string, area: string): Listed[] =>
    foldersIn(root, folder(area)).flatMap((name) => {
      const path = `${folder(area)}/${name}/${file}`;
      return exportsOf(root, path, exported).map((one) => ({ path, exported: one, name: called(name, one) }));
    });
}

/** Every file of an area's folder, which exports a constant of a fixed name. */
function fromFiles(folder: (area: string) => string, exported: string) {
  return (root: string, area: string): Listed[] =>
    filesIn(root, folder(area)).flatMap((path) =>
      exportsOf(root, path, exported).map((one) => ({
        path,
        exported: one,
        name: called(baseName(path), one),
      })),
    );
}

const byOwnName = (root: string, paths: readonly string[], pattern: string): Listed[] =>
  paths.flatMap((path) => exportsOf(root, path, pattern).map((name) => ({ path, exported: name, name })));

const contract = (area: string) => `contract/${area}`;
const permissions = (area: string) => `contract/${area}/permissions`;
const modules = (area: string) => `api/modules/${area}`;
const walls = (area: string) => `api/db/walls/${area}`;
const seeds = (area: string) => `api/demo/plain/${area}`;
const screens = (area: string) => `app/routes/admin/${area}`;
const pages = (area: string) => `tests/support/e2e/pages/${area}`;

export const kinds: readonly Kind[] = [
  {
    name: "endpoints",
    folder: contract,
    file: "registry.ts",
    whole: "contract/registry.ts",
    find: (root, area) => byOwnName(root, filesBelow(root, contract(area)), "\\w+Endpoints"),
    end: " as const",
    items: "lists",
  },
  {
    name: "permissions",
    folder: permissions,
    file: "registry.ts",
    whole: "contract/registry-permissions.ts",
    find: fromFiles(permissions, "permissions"),
    end: " as const",
    items: "lists",
    byArea: { end: " as const" },
  },
  {
    name: "routes",
    folder: modules,
    file: "registry.ts",
    whole: "api/registry-routes.ts",
    find: (root, area) =>
      byOwnName(
        root,
        foldersIn(root, modules(area)).map((name) => `${modules(area)}/${name}/routes.ts`),
        "\\w+Routes",
      ),
    imports: ['import type { Route } from "#api/http/mount.ts";'],
    type: "Route[]",
    items: "lists",
  },
  {
    name: "walls",
    folder: walls,
    file: "registry.ts",
    whole: "api/db/registry-walls.ts",
    find: fromFiles(walls, "walls"),
    imports: ['import type { Wall } from "#api/db/walls/wall.ts";'],
    type: "Wall[]",
    items: "lists",
  },
  {
    name: "seeds",
    folder: seeds,
    file: "registry.ts",
    whole: "api/demo/registry-seeds.ts",
    find: fromFiles(seeds, "seed"),
    imports: ['import type { Tx } from "#api/db/client.ts";'],
    type: "((tx: Tx) => Promise<void>)[]",
    items: "things",
  },
  {
    name: "routes",
    folder: screens,
    file: "registry-routes.ts",
    whole: "app/routes/admin/registry-routes.ts",
    find: oneOfEach(screens, "routes.ts", "routes"),
    imports: ['import type { RouteConfigEntry } from "@react-router/dev/routes";'],
    type: "RouteConfigEntry[]",
    items: "lists",
  },
  {
    name: "menu",
    folder: screens,
    file: "registry-menu.ts",
    whole: "app/routes/admin/registry-menu.ts",
    find: oneOfEach(screens, "menu.ts", "menu"),
    imports: [
      'import type { NavEntry } from "#app/components/portal/nav-entries.ts";',
      'import type { AreaName } from "#contract/areas.ts";',
    ],
    type: "NavEntry[]",
    items: "things",
    byArea: { type: "Record<AreaName, NavEntry[]>" },
  },
  {
    name: "pages",
    folder: pages,
    file: "registry.ts",
    whole: "tests/support/e2e/registry-pages.ts",
    find: fromFiles(pages, "pages"),
    imports: ['import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";'],
    type: "Record<string, ResourcePages>",
    items: "named things",
  },
];
