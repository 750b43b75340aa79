import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Candidate = { id: string; pattern: readonly string[] };

/** Longer beginnings would leave fewer routes; two parts leave a dozen of some hundreds. */
const comparedParts = 2;
/** Parts that the framework reads in a way of its own: encoded letters, and the names of its data calls. */
const unusual = /%|\/\/|\/_/;

/**
 * The framework tries all routes of a build, one after the other and several times, for every request. Answers, by
 * address, what `make` makes of a build of those alone that can match its first two parts, in the order and with the
 * parents that they have in the whole one: the same route wins. Addresses that begin like no route get the whole build.
 * `make` is called once for each beginning that routes have.
 */
export function createRoutePicker<Made>(
  whole: ServerBuild,
  make: (build: ServerBuild) => Made,
): (pathname: string) => Made {
  const candidates = Object.values(whole.routes).flatMap((route): Candidate[] =>
    route && (route.path !== undefined || route.index)
      ? [{ id: route.id, pattern: patternOf(whole.routes, route.id) }]
      : [],
  );
  const spelled = Array.from({ length: comparedParts }, (_, at) => new Set(candidates.map(partAt(at))));
  const ofAll = make(whole);
  const kept = new Map<string, Made>();
  return (pathname) => {
    if (unusual.test(pathname)) return ofAll;
    const parts = pathname
      .replace(/\.data$/, "")
      .split("/")
      .filter((part) => part !== "")
      .map((part) => part.toLowerCase());
    const [first = ""] = parts;
    if (!spelled[0]?.has(first)) return ofAll;
    // What no route spells out can only be matched by a parameter: one name stands for all of them.
    const beginning = parts.slice(0, comparedParts).map((part, at) => (spelled[at]?.has(part) ? part : ":"));
    const key = beginning.join("/");
    const known = kept.get(key);
    if (known) return known;
    const fitting = candidates.filter(({ pattern }) => mayMatch(pattern, beginning)).map(({ id }) => id);
    const made = make({ ...whole, routes: withParents(whole.routes, fitting) });
    kept.set(key, made);
    return made;
  };
}

const partAt =
  (at: number) =>
  ({ pattern }: Candidate) =>
    (pattern[at] ?? "").toLowerCase();

/** The parts of a route's path from the root on. */
function patternOf(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = (route.path ?? "").split("/").filter((part) => part !== "");
  return route.path?.startsWith("/") ? own : [...patternOf(routes, route.parentId ?? ""), ...own];
}

function mayMatch(pattern: readonly string[], beginning: readonly string[]): boolean {
  for (let at = 0; at < comparedParts; at += 1) {
    const wanted = pattern[at]?.toLowerCase();
    const part = beginning[at];
    // An optional part may be left out, and then all that follows moves up.
    if (wanted === "*" || wanted?.endsWith("?")) return true;
    if (wanted === undefined || part === undefined) return wanted === part;
    if (!wanted.startsWith(":") && wanted !== part) return false;
  }
  return true;
}

function withParents(routes: Routes, ids: readonly string[]): Routes {
  const needed = new Set<string>();
  for (const id of ids) {
    for (let at: string | undefined = id; at && !needed.has(at); at = routes[at]?.parentId) needed.add(at);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => needed.has(id)));
}
