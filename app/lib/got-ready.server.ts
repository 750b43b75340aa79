import type { EntryContext } from "react-router";
import { pageSheet } from "#app/components/shell/page-sheet.ts";

/**
 * Links by which a browser that has nothing else to do fetches what another page wears and runs: its stylesheet, and
 * the scripts of its route, of those around it, and of the framework. They are immutable, so that page finds them kept.
 *
 * @param routeId for example `routes/admin/desk`; throws a RangeError where there is none of this name
 */
export function linksToGetReady({ entry, routes }: EntryContext["manifest"], routeId: string): string {
  const chain = [];
  for (let id: string | undefined = routeId; id !== undefined; id = routes[id]?.parentId) {
    const route = routes[id];
    if (!route) throw new RangeError(`There is no route ${id} to get ready`);
    chain.push(route);
  }
  const scripts = [entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const links = [...new Set(scripts)].map((href) => linkTo(href, "script"));
  return [linkTo(pageSheet({}, false), "style"), ...links].join("");
}

const linkTo = (href: string, as: "script" | "style") => `<link rel="prefetch" href="${href}" as="${as}"/>`;
