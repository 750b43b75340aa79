/*
 * The worker of the travel app: keeps the trips that were opened in this browser, so that they can be read without a
 * network. It has no say elsewhere, and touches nothing but pages of trips and what they consist of.
 */
import { keepTrip, openTrip, partOfTrip, type WorkerParts } from "./stored-trips.ts";
import { isPageOfTrip, isPart } from "./trip-addresses.ts";

/** What is used of a worker's surroundings; the types of the platform's pages and workers exclude each other. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & {
  request: Request;
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
};
type Told = Lasting & { data: unknown };
type Surroundings = {
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  addEventListener: ((kind: "install" | "activate", on: (event: Lasting) => void) => void) &
    ((kind: "fetch", on: (event: Asked) => void) => void) &
    ((kind: "message", on: (event: Told) => void) => void);
};

// The scripts are typed for pages, whose `self` is a window; a worker's has these.
const surroundings = self as unknown as Surroundings;
const parts: WorkerParts = {
  caches,
  fetch: (request) => fetch(request),
  now: () => new Date(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

// A new worker reads what an older one has stored: it need not wait until every page is closed.
surroundings.addEventListener("install", (event) => {
  event.waitUntil(surroundings.skipWaiting());
});
surroundings.addEventListener("activate", (event) => {
  event.waitUntil(surroundings.clients.claim());
});

surroundings.addEventListener("fetch", (event) => {
  const { request, resultingClientId } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && isPageOfTrip(pathname)) {
    const until = (work: Promise<unknown>) => {
      event.waitUntil(work);
    };
    const tellGone = async () => (await surroundings.clients.get(resultingClientId))?.postMessage("gone");
    event.respondWith(openTrip(request, parts, { until, tellGone: () => until(tellGone()) }));
    return;
  }
  const trip = pathname.split("/").slice(0, 3).join("/");
  if (isPart(pathname + search, trip)) event.respondWith(partOfTrip(request, parts));
});

surroundings.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data !== "object" || data === null || !("keep" in data) || !("parts" in data)) return;
  if (typeof data.keep !== "string" || !Array.isArray(data.parts)) return;
  const addresses = data.parts.filter((each) => typeof each === "string");
  event.waitUntil(keepTrip(data.keep, addresses, parts));
});
