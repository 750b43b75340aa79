/** What a route module may say about its page in `handle`. */
export type RouteHandle = {
  /** `false`: rendered on the server only, no framework script is sent (rulings 22). */
  hydrate?: boolean;
  /** Key of the page's name in breadcrumbs, for example `navigation:clientFiles`. */
  crumb?: string;
  /** Which stylesheet the page wears; the desk's unless said otherwise. */
  look?: "desk" | "journey";
};

export function handleOf(handle: unknown): RouteHandle {
  // Route modules declare `handle satisfies RouteHandle`; the framework hands it back as unknown.
  return typeof handle === "object" && handle !== null ? (handle as RouteHandle) : {};
}
