import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { addressesWithoutPage, noPaths, pages } from "#tests/support/e2e/pages.ts";

/** The full patterns of the pages and addresses that a route table declares. */
function patterns(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const below = children ? patterns(children, own) : [];
    const isPage = index || (path !== undefined && children === undefined);
    return isPage ? [own || "/", ...below] : below;
  });
}

test("the table of pages knows every route of the app", () => {
  const declared = patterns(routes);
  const known = pages(noPaths).map(({ route }) => route);
  expect([...new Set([...known, ...addressesWithoutPage])].toSorted()).toEqual(declared.toSorted());
});
