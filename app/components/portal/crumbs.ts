import type { Crumb } from "#app/components/ui/breadcrumb.tsx";
import { handleOf } from "#app/lib/route-handle.ts";

type Match = { pathname: string; handle?: unknown; loaderData?: unknown };

/**
 * The way to a page out of its matched routes: the title that a page loaded, else the name in its handle. A
 * page that failed has loaded nothing and is named by its handle alone. `nameOf` translates a key.
 */
export function crumbsOf(matches: readonly Match[], nameOf: (key: string) => string): Crumb[] {
  const crumbs = new Map<string, Crumb>();
  for (const { pathname, handle, loaderData } of matches) {
    const { crumb, parent } = handleOf(handle);
    if (parent) crumbs.set(parent.to, { label: nameOf(parent.crumb), to: parent.to });
    const label = titleIn(loaderData) ?? (crumb && nameOf(crumb));
    const to = pathname.replace(/(?<=.)\/$/, "");
    if (label) crumbs.set(to, { label, to });
  }
  return [...crumbs.values()];
}

/** The namespaces of the texts that the handles of matched routes name. */
export function namespacesOf(matches: readonly Match[]): string[] {
  const keys = matches.flatMap(({ handle }) => {
    const { crumb, parent } = handleOf(handle);
    return [crumb, parent?.crumb];
  });
  return [...new Set(keys.flatMap((key) => key?.split(":", 1) ?? []))];
}

function titleIn(loaderData: unknown): string | undefined {
  if (typeof loaderData !== "object" || loaderData === null || !("title" in loaderData)) return undefined;
  return typeof loaderData.title === "string" ? loaderData.title : undefined;
}
