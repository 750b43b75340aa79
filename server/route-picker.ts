import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
/** A route, the parts of its path from the root on, and how many of them are read one by one. */
type Candidate = { id: string; pattern: readonly string[]; closed: number };
/** What may match addresses that begin alike, where their next part leads, and what they get that end here. */
type Step<Made> = { fitting: readonly Candidate[]; onward: Map<string, Step<Made>>; made?: Made };

/** Parts that the framework reads in a way of its own: encoded letters, and the names of its data calls. */
const unusual = /%|\/\/|\/_/;
/** Stands for every part that no route spells out at its place: all of them lead to one step. */
const another = ":";

/**
 * The framework tries all routes of a build, one after the other and several times, for every request. Answers, by
 * address, what `make` makes of a build of those alone that can match it, in the order and with the parents that they
 * have in the whole one: the same route wins. What nothing can match gets the whole build. `make` is called once for
 * each choice of routes, and there are as many choices as the routes give rise to, whatever addresses are asked for.
 */
export function createRoutePicker<Made>(
  whole: ServerBuild,
  make: (build: ServerBuild) => Made,
): (pathname: string) => Made {
  const start: Step<Made> = { fitting: candidatesOf(whole.routes), onward: new Map() };
  const ofAll = make(whole);
  const kept = new Map<string, Made>();

  function madeOf(candidates: readonly Candidate[]): Made {
    const ids = candidates.map(({ id }) => id);
    if (ids.length === 0) return ofAll;
    const key = ids.join(" ");
    const made = kept.get(key) ?? make({ ...whole, routes: withParents(whole.routes, ids) });
    kept.set(key, made);
    return made;
  }

  return (pathname) => {
    if (unusual.test(pathname)) return ofAll;
    let step = start;
    let depth = 0;
    for (const part of partsOf(pathname.replace(/\.data$/, ""))) {
      // What has come to its `*` is not read further, or long addresses would make steps without an end.
      if (step.fitting.every((candidate) => isOpen(candidate, depth))) break;
      step = stepTo(step, part.toLowerCase(), depth);
      depth += 1;
    }
    step.made ??= madeOf(step.fitting.filter(({ closed }) => closed <= depth));
    return step.made;
  };
}

function stepTo<Made>({ fitting, onward }: Step<Made>, part: string, depth: number): Step<Made> {
  const name = fitting.some(({ pattern, closed }) => depth < closed && pattern[depth] === part)
    ? part
    : another;
  const known = onward.get(name);
  if (known) return known;
  const made = { fitting: fitting.filter((candidate) => mayGoOn(candidate, name, depth)), onward: new Map() };
  onward.set(name, made);
  return made;
}

const isOpen = ({ pattern, closed }: Candidate, depth: number) => closed <= depth && closed < pattern.length;

function mayGoOn(candidate: Candidate, part: string, depth: number): boolean {
  const { pattern, closed } = candidate;
  if (depth >= closed) return isOpen(candidate, depth);
  return pattern[depth] === part || pattern[depth]?.startsWith(another) === true;
}

function candidatesOf(routes: Routes): Candidate[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const pattern = patternOf(routes, route.id).map((part) => part.toLowerCase());
    // An optional part may be left out, and then all that follows moves up.
    const open = pattern.findIndex((part) => part === "*" || part.endsWith("?"));
    return [{ id: route.id, pattern, closed: open === -1 ? pattern.length : open }];
  });
}

const partsOf = (path: string) => path.split("/").filter((part) => part !== "");

/** The parts of a route's path from the root on. */
function patternOf(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = partsOf(route.path ?? "");
  return route.path?.startsWith("/") ? own : [...patternOf(routes, route.parentId ?? ""), ...own];
}

function withParents(routes: Routes, ids: readonly string[]): Routes {
  const needed = new Set<string>();
  for (const id of ids) {
    for (let at: string | undefined = id; at && !needed.has(at); at = routes[at]?.parentId) needed.add(at);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => needed.has(id)));
}
