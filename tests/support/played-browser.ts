import type { WorkerParts } from "#app/journey-worker/stored-trips.ts";

const origin = "https://waymark.example";

type Answer = () => Response | Promise<Response>;

/** A browser's stores and network as the worker sees them; the test says what the network answers. */
export function playedBrowser() {
  const stores = new Map<string, Map<string, Response>>();
  const network = new Map<string, Answer>();
  const asked: string[] = [];
  const keyOf = (address: string | Request | URL) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address, origin);
    return pathname + search;
  };
  const opened = (entries: Map<string, Response>) => ({
    match: (address: string) => Promise.resolve(entries.get(keyOf(address))?.clone()),
    put: (address: string, answer: Response) => Promise.resolve(void entries.set(keyOf(address), answer)),
    delete: (address: string) => Promise.resolve(entries.delete(keyOf(address))),
    keys: () => Promise.resolve([...entries.keys()].map((key) => new Request(origin + key))),
  });
  const caches = {
    open: (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      // Played as far as the worker asks it; the browser's type has more.
      return Promise.resolve(opened(entries) as unknown as Cache);
    },
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (address: string | Request | URL) =>
      Promise.resolve(
        [...stores.values()]
          .map((entries) => entries.get(keyOf(address)))
          .find(Boolean)
          ?.clone(),
      ),
  };
  let endPatience = () => {};
  const parts: WorkerParts = {
    caches,
    fetch: async (request) => {
      asked.push(keyOf(request));
      const answer = network.get(keyOf(request));
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
    now: () => new Date("2026-11-25T14:02:00Z"),
    wait: () =>
      new Promise((resolve) => {
        endPatience = resolve;
      }),
  };
  return {
    parts,
    network,
    asked,
    request: (path: string) => new Request(origin + path),
    endPatience: () => {
      endPatience();
    },
    /** Addresses of what is stored, over all stores. */
    stored: () => [...stores.values()].flatMap((entries) => [...entries.keys()]).toSorted(),
  };
}

/** A page as our server answers it. */
export function ourPage(words: string, status = 200): Response {
  return new Response(`<!DOCTYPE html><html lang="en"><body>${words}</body></html>`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Request-Id": "b1946ac9", Vary: "Cookie" },
  });
}
