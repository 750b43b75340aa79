import { dated, hasDied, isDown, isPage, marked } from "./answers.ts";
import { isCalendar, isPageOfTrip, isPaper, isPart } from "./trip-addresses.ts";

/** What the worker needs of its browser; handed in so that tests can play it. */
export type WorkerParts = {
  caches: Pick<CacheStorage, "open" | "match" | "delete" | "has">;
  fetch: (request: Request | string) => Promise<Response>;
  now: () => Date;
  /** Settles after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
};

/** How the work on a request goes on after the answer. */
export type Afterwards = {
  until: (work: Promise<unknown>) => void;
  /** Tells the page that its trip is gone. */
  tellGone: () => void;
};

/** How long the network may take to answer before a stored copy is shown. */
export const PATIENCE_MS = 3000;

const nameOf = (path: string) => `trip ${path}`;
/** A page that came in but whose parts are not stored yet waits under this name. */
const nextOf = (path: string) => `${path}?next`;

/**
 * A trip's page: the network first, and its stored copy where that does not answer in time, not at all, or only that it
 * is down. A copy tells its age on `<html data-stored>`. A link that has died takes its copy with it.
 */
export async function openTrip(
  request: Request,
  parts: WorkerParts,
  afterwards: Afterwards,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const stored = await storedPage(path, parts);
  if (!stored) {
    const answer = await parts.fetch(request);
    afterwards.until(received(path, answer, parts));
    return answer;
  }
  const asked = parts.fetch(request).then((answer) => received(path, answer, parts));
  // Whatever comes after the patience is over counts as well.
  afterwards.until(asked.catch(() => undefined));
  const answer = await Promise.race([
    asked.catch(() => "none" as const),
    parts.wait(PATIENCE_MS).then(() => "late" as const),
  ]);
  if (answer === "late") afterwards.until(takeLate(path, asked, parts, afterwards));
  return answer instanceof Response && !isDown(answer) ? answer : await marked(stored);
}

/** Stores what a page that came from the network consists of, then the page itself, and lets go of what it had before. */
export async function keepTrip(
  path: string,
  addresses: readonly string[],
  parts: WorkerParts,
): Promise<void> {
  if (!isPageOfTrip(path)) return;
  const cache = await parts.caches.open(nameOf(path));
  const next = (await cache.match(nextOf(path))) ?? (await parts.fetch(path));
  if (hasDied(next)) return void (await parts.caches.delete(nameOf(path)));
  if (!isPage(next)) return;
  const wanted = addresses.filter((address) => isPart(address, path));
  const keepAll = (some: string[]) => Promise.all(some.map((address) => keepPart(address, cache, parts)));
  await keepAll(wanted.filter((address) => !isPaper(address)));
  await cache.put(path, await dated(next, parts.now()));
  const kept = new Set([path, ...wanted]);
  for (const request of await cache.keys()) {
    if (!kept.has(addressOf(request))) await cache.delete(request.url);
  }
  // They take long to be made: the trip can be read without them.
  await keepAll(wanted.filter(isPaper));
}

/**
 * What a page consists of never changes under its address, but for the calendar. That and the papers are asked for anew,
 * since their link may be closed by now.
 */
export async function partOfTrip(request: Request, parts: WorkerParts): Promise<Response> {
  const stored = await parts.caches.match(request.url, { ignoreVary: true });
  if (!isCalendar(request.url) && !isPaper(request.url)) return stored ?? (await parts.fetch(request));
  try {
    const answer = await parts.fetch(request);
    return stored && isDown(answer) ? stored : answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

async function keepPart(address: string, cache: Cache, parts: WorkerParts): Promise<void> {
  if (!isCalendar(address) && (await cache.match(address, { ignoreVary: true }))) return;
  try {
    const answer = await parts.fetch(address);
    if (answer.ok) await cache.put(address, answer);
  } catch {
    // A picture that cannot be had now is no reason to leave the page; the next visit asks again.
  }
}

async function received(path: string, answer: Response, { caches }: WorkerParts): Promise<Response> {
  // At once: the browser may read the answer meanwhile.
  const copy = isPage(answer) ? answer.clone() : null;
  if (hasDied(answer)) await caches.delete(nameOf(path));
  if (copy) await (await caches.open(nameOf(path))).put(nextOf(path), copy);
  return answer;
}

async function storedPage(path: string, { caches }: WorkerParts): Promise<Response | undefined> {
  if (!(await caches.has(nameOf(path)))) return undefined;
  return (await caches.open(nameOf(path))).match(path, { ignoreVary: true });
}

/** The copy is on the screen already, so nobody but the page's own text says what it consists of. */
async function takeLate(
  path: string,
  asked: Promise<Response>,
  parts: WorkerParts,
  { tellGone }: Afterwards,
): Promise<void> {
  const answer = await asked.catch(() => undefined);
  if (answer && hasDied(answer)) tellGone();
  if (!answer || !isPage(answer)) return;
  const cache = await parts.caches.open(nameOf(path));
  const html = (await (await cache.match(nextOf(path)))?.text()) ?? "";
  const named = [...html.matchAll(/ (?:src|srcset|href)="([^"]+)"/gi)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
  const known = (await cache.keys()).map(addressOf);
  await keepTrip(path, [...named, ...known], parts);
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
