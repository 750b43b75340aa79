import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { createRoutePicker } from "./route-picker.ts";

type Entry = { path?: string; index?: true; under?: string };

const shop: Record<string, Entry> = {
  root: { path: "" },
  home: { index: true, under: "root" },
  desk: { under: "root" },
  admin: { path: "admin", under: "desk" },
  dashboard: { index: true, under: "admin" },
  files: { path: "client-files", under: "admin" },
  list: { index: true, under: "files" },
  file: { path: ":uid", under: "files" },
  prices: { path: ":uid/prices", under: "files" },
  labels: { path: "Labels/add", under: "admin" },
  reports: { path: "/admin/reports", under: "admin" },
  profile: { path: "profile/:tab?", under: "admin" },
  app: { path: "app/quick-quote/:ref", under: "desk" },
  deep: { path: "/app/quick-quote/:ref/days", under: "app" },
  help: { path: "help?/contact", under: "root" },
  appHelp: { path: "help?/app/contact", under: "root" },
  token: { path: "quote/:token", under: "root" },
  files2: { path: "documents/*", under: "root" },
  missing: { path: "*", under: "root" },
};

function buildOf(entries: Record<string, Entry>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(entries).map(([id, { under, ...route }]) => [
      id,
      { id, parentId: under, module: { default: () => null }, ...route },
    ]),
  );
  return { routes } as unknown as ServerBuild;
}

/** The routes as the framework makes a tree of them. */
function treeOf({ routes }: ServerBuild, parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parent)
    .map((route) => {
      const { id, path, index } = route!;
      const children = treeOf({ routes } as ServerBuild, id);
      return index ? { id, index } : { id, path, children };
    });
}

const winners = (build: ServerBuild, pathname: string) =>
  matchRoutes(treeOf(build), pathname)?.map(({ route, params }) => [route.id, params]);

const whole = buildOf(shop);
const part = fc.constantFrom(
  ...[
    "admin",
    "Admin",
    "client-files",
    "labels",
    "Labels",
    "add",
    "reports",
    "profile",
    "app",
    "quick-quote",
    "help",
  ],
  ...["contact", "quote", "documents", "days", "prices", "", "*", ":uid", "NZFI100001", "_", "x.data"],
);

/** What a route writes in its path, with and without what it may leave out, and with something for its parameters. */
const spelledOut = fc
  .constantFrom("admin/client-files/:uid/prices", "admin/profile/:tab?", "app/quick-quote/:ref/days")
  .map((path) => path.split("/"));
const optional = fc
  .tuple(fc.constantFrom("help?/contact", "help?/app/contact"), fc.boolean())
  .map(([path, leftOut]) =>
    path
      .replace("?", "")
      .split("/")
      .slice(leftOut ? 1 : 0),
  );
const address = fc
  .oneof(fc.array(part, { maxLength: 5 }), spelledOut, optional)
  .map((parts) => `/${parts.join("/")}`);

test("whatever the address, the routes that are picked match as all of them do", () => {
  const pick = createRoutePicker(whole, (build) => build);
  fc.assert(
    fc.property(address, (pathname) => {
      expect(winners(pick(pathname), pathname)).toEqual(winners(whole, pathname));
    }),
    { numRuns: 1_000 },
  );
});

test.each(["/admin/labels/add", "/ADMIN/Labels/Add", "/admin/reports", "/admin/client-files"])(
  "%s is matched by the same route as in the whole build, and so are its data",
  (pathname) => {
    const pick = createRoutePicker(whole, (build) => build);
    const picked = pick(pathname);
    expect(picked).not.toBe(whole);
    expect(winners(picked, pathname)).toEqual(winners(whole, pathname));
    expect(pick(`${pathname}.data`)).toBe(picked);
  },
);

test("an address gets the routes that can match it, with their parents, and no others", () => {
  const pick = createRoutePicker(whole, (build) => build);
  const idsOf = (pathname: string) => Object.keys(pick(pathname).routes);
  const anywhere = ["help", "appHelp", "missing"];
  expect(idsOf("/admin/client-files")).toEqual(["root", "desk", "admin", "files", "list", ...anywhere]);
  expect(idsOf("/admin/client-files/7")).toEqual(["root", "desk", "admin", "files", "file", ...anywhere]);
  expect(idsOf("/admin/client-files/7/prices")).toEqual([
    "root",
    "desk",
    "admin",
    "files",
    "prices",
    ...anywhere,
  ]);
  expect(idsOf("/documents/a/b")).toEqual(["root", "help", "appHelp", "files2", "missing"]);
  expect(idsOf("/nobody")).toEqual(["root", ...anywhere]);
});

test("addresses that the same routes can match get the same build", () => {
  const pick = createRoutePicker(whole, (build) => build);
  expect(pick("/ADMIN/client-files/8.data")).toBe(pick("/admin/client-files/7"));
  expect(pick("/quote/one")).toBe(pick("/quote/another"));
  expect(pick("/nobody/at/all")).toBe(pick("/nobody"));
  expect(pick("/admin/labels/nothing")).toBe(pick("/nobody"));
});

test("an address is read no further than to where anything goes, so that long ones leave nothing behind", () => {
  const pick = createRoutePicker(whole, (build) => build);
  pick("/documents/one");
  const kept = vi.spyOn(Map.prototype, "set");
  pick(`/documents${"/further".repeat(1_000)}`);
  expect(kept.mock.calls.length).toBe(0);
  kept.mockRestore();
});

test("however many and long the addresses, there are no more builds than the routes give rise to", () => {
  let made = 0;
  const pick = createRoutePicker(whole, (build) => {
    made += 1;
    return build;
  });
  fc.assert(
    fc.property(address, fc.array(fc.string()), (pathname, more) => {
      pick(`${pathname}/${more.join("/")}`);
    }),
    { numRuns: 2_000 },
  );
  expect(made).toBeLessThan(2 * Object.keys(shop).length);
});

test("what nothing can match gets the whole build", () => {
  const { missing: _missing, help: _help, appHelp: _appHelp, ...rest } = shop;
  const build = buildOf(rest);
  const pick = createRoutePicker(build, (of) => of);
  expect(pick("/nobody")).toBe(build);
  expect(pick("/admin/nothing/here")).toBe(build);
});

test("addresses in the framework's own spelling get the whole build", () => {
  const pick = createRoutePicker(whole, (build) => build);
  for (const pathname of [
    "/__manifest",
    "/_root.data",
    "/admin/_.data",
    "/%61dmin",
    "/admin/%63lient-files",
    "/admin//labels",
  ])
    expect(pick(pathname), pathname).toBe(whole);
});
