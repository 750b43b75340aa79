import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { adminNavigation } from "#app/routes/admin/navigation.ts";
import { agentNavigation } from "#app/routes/agent/navigation.ts";
import { supplierNavigation } from "#app/routes/supplier/navigation.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import { permissionGroups } from "#contract/permissions.ts";
import { repositoryRoot } from "#tests/support/repository.ts";

type Module = { middleware?: { guards?: string }[]; loader?: unknown; action?: unknown };
type Page = { path: string; file: string; guards: string[]; own: string[]; isLayout: boolean };

const portals: Record<string, AccountAudience> = {
  admin: "office",
  app: "agent",
  "supplier-app": "supplier",
};
const permissions = new Set<string>(Object.values(permissionGroups).flat());

/** Pages that every account of a portal may open; what they show is guarded by the calls they make. */
const openToTheAudience =
  /^routes\/(?:(?:admin|agent|supplier)\/(?:desk|layout)|(?:agent|supplier)\/users\/(?:list|export)|account\/[\w-]+|portal\/(?:not-found|notifications))\.tsx?$/;

/** Every route with the guards on the way to it, the layouts' first. */
async function pagesOf(entries: RouteConfigEntry[], above = "", guards: string[] = []): Promise<Page[]> {
  const lists = await Promise.all(
    entries.map(async ({ path, file, children }) => {
      const module: Module = await import(/* @vite-ignore */ join(repositoryRoot, "app", file));
      const own = (module.middleware ?? []).flatMap((one) => (one.guards === undefined ? [] : [one.guards]));
      const page = {
        path: [above, path].filter(Boolean).join("/"),
        file,
        own,
        isLayout: children !== undefined,
      };
      const all = [...guards, ...own];
      return [{ ...page, guards: all }, ...(await pagesOf(children ?? [], page.path, all))];
    }),
  );
  return lists.flat();
}

const pages = await pagesOf(routes);
const inPortal = pages.filter(({ file }) => /^routes\/(?:admin|agent|supplier|account|portal)\//.test(file));
const portalOf = ({ path }: Page) => portals[path.split("/")[0] ?? ""];

test("every route of a portal's folder lies under the portal's path", () => {
  expect(inPortal.length).toBeGreaterThan(12);
  expect(inPortal.filter((page) => page.path !== "" && portalOf(page) === undefined)).toEqual([]);
});

describe.each(inPortal.filter(({ path }) => path !== "").map((page) => [page.file, page] as const))(
  "%s",
  (_file, page) => {
    test("lies behind the guard of its audience", () => {
      expect(page.guards[0]).toBe(portalOf(page));
    });

    test("asks for a permission of its own, unless it is open to the whole audience", () => {
      const wanted = page.own.filter((guard) => permissions.has(guard));
      expect(wanted).toHaveLength(openToTheAudience.test(page.file) ? 0 : 1);
    });
  },
);

test("only the portals' pages, and none of the public ones, are guarded", () => {
  const others = pages.filter(({ file }) => !inPortal.some((page) => page.file === file));
  expect(others.filter(({ guards }) => guards.length > 0)).toEqual([]);
});

const menus = [...adminNavigation, ...agentNavigation, ...supplierNavigation].flatMap(
  ({ entries }) => entries,
);

test.each(menus.map((entry) => [entry.to, entry] as const))(
  "the menu's %s is a page that asks for the same permission",
  (to, entry) => {
    const page = pages.find(({ path, isLayout }) => `/${path}` === to && !isLayout);
    expect(page?.own ?? "no such page").toEqual(entry.permission === undefined ? [] : [entry.permission]);
  },
);
