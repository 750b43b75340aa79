/** What a route module may say about its page in `handle`. */
export type RouteHandle = {
  /** `false`: rendered on the server only, no framework script is sent (rulings 22). */
  hydrate?: boolean;
  /** Which stylesheet a page wears that is not hydrated: that of the public pages unless told otherwise. */
  dress?: "journey" | "quote" | "request" | "signIn";
  /** Id of the route that most go on to from this page: what it needs is fetched while they are still here. */
  leadsTo?: string;
  /** The page has an editor of formatted text: its policy names the host that a configured key fetches it from. */
  editor?: boolean;
  /** The page may stand in a frame of our own pages: it changes nothing, whatever is clicked. */
  framed?: boolean;
  /** Key of the page's name in breadcrumbs, for example `navigation:clientFiles`. */
  crumb?: string;
  /** A page on the way to this one that is none of its matched routes: the list of a record, the desk of a portal. */
  parent?: { crumb: string; to: string };
};

/** Of a page of one record: its list is on the way to it, under the name that `crumb` is the key of. */
export function inList(crumb: string, to: string) {
  return { parent: { crumb, to } } satisfies RouteHandle;
}

export function handleOf(handle: unknown): RouteHandle {
  // Route modules declare `handle satisfies RouteHandle`; the framework hands it back as unknown.
  return typeof handle === "object" && handle !== null ? handle : {};
}

/** Whether a page says in its loader data that no script may run on it: its frame would refuse each, and say so. */
export function isStill(matches: { loaderData?: unknown }[]): boolean {
  return matches.some(
    ({ loaderData: data }) =>
      typeof data === "object" && data !== null && "still" in data && data.still === true,
  );
}

/** The brand whose colours a page asks for in its loader data; the innermost route decides. */
export function brandOfPage(matches: { loaderData?: unknown }[]): "NZ" | "AU" | undefined {
  for (const { loaderData } of matches.toReversed()) {
    if (typeof loaderData !== "object" || loaderData === null || !("pageBrand" in loaderData)) continue;
    if (loaderData.pageBrand === "NZ" || loaderData.pageBrand === "AU") return loaderData.pageBrand;
  }
  return undefined;
}
