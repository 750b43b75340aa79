import { expect, test } from "vitest";
import { crumbsOf, namespacesOf } from "#app/components/portal/crumbs.ts";

const nameOf = (key: string) => `<${key}>`;
/** A layout without a path of its own, as the portals are. */
const shell = {
  pathname: "/",
  handle: { parent: { crumb: "navigation:desk", to: "/admin" } },
  loaderData: { user: "Mia" },
};

test("a record stands below its list, though its route does not", () => {
  const show = {
    pathname: "/admin/client-files/01J",
    handle: { parent: { crumb: "navigation:clientFiles", to: "/admin/client-files" } },
    loaderData: { title: "Familie Berger" },
  };
  expect(crumbsOf([shell, { pathname: "/admin" }, show], nameOf)).toEqual([
    { label: "<navigation:desk>", to: "/admin" },
    { label: "<navigation:clientFiles>", to: "/admin/client-files" },
    { label: "Familie Berger", to: "/admin/client-files/01J" },
  ]);
});

test("the first page of a portal is named once, by its title", () => {
  const index = { pathname: "/admin/", loaderData: { title: "Übersicht" } };
  expect(crumbsOf([shell, index], nameOf)).toEqual([{ label: "Übersicht", to: "/admin" }]);
});

test("a page that failed goes by the name in its handle", () => {
  const missing = {
    pathname: "/admin/nowhere",
    handle: { crumb: "shell:woops.title" },
    loaderData: undefined,
  };
  expect(crumbsOf([shell, missing], nameOf).at(-1)?.label).toBe("<shell:woops.title>");
});

test("names the namespaces of all names on the way, each once", () => {
  const parent = {
    pathname: "/admin/users/01J",
    handle: { parent: { crumb: "users:title", to: "/admin/users" } },
  };
  const own = { pathname: "/admin/users/01J/x", handle: { crumb: "shell:woops.title" } };
  const plain = { pathname: "/admin/users/01J/y", loaderData: { title: "Mia" } };
  expect(namespacesOf([shell, parent, own, plain, parent])).toEqual(["navigation", "users", "shell"]);
});
