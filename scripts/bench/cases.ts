import type { Case } from "./measure.ts";
import type { Running } from "./processes.ts";
import { findTrip, signIn, weigh, type Weight } from "./visitor.ts";

export type Servers = {
  plain: Running;
  bare: Running;
  app: Running;
  /** Another process beside `app`, over the same database. */
  second: Running;
  api: Running;
  apart: Running;
};

export const yardstick = "bare React Router page";
/** The same elements as the client files list, drawn by the framework alone (docs/decisions/0016). */
export const listYardstick = "bare page, content of client files";
export const listPath = "/admin/client-files";
/** The same elements as the page of a file with many services. */
export const fileYardstick = "bare page, content of a file of 40 services";
export const fileCase = "a file of 40 services";
/** What the process costs that draws pages, without the API's. */
export const drawnListCase = "client files, without the API";
export const drawnFileCase = "a file of 40 services, without the API";
const brotli = { "Accept-Encoding": "br" };

/** The pages that are measured. Those of the portals are left out, and named, while they cannot be signed in to. */
export async function prepareCases(servers: Servers, filePath: string) {
  const { plain, bare, app, api, apart } = servers;
  const trip = await findTrip(app.url);
  const cookie = await signIn(app.url);
  const weights = new Map<string, Weight>();
  const missing: string[] = [];
  const cases: Case[] = [
    { name: "bare Node http", address: plain.url, pids: [plain.pid], requests: 2_000 },
    { name: yardstick, address: bare.url, pids: [bare.pid], requests: 300 },
    { name: "bare page, table of 50 rows", address: `${bare.url}/rows`, pids: [bare.pid], requests: 300 },
    { name: listYardstick, address: `${bare.url}/content/list`, pids: [bare.pid], requests: 250 },
    { name: fileYardstick, address: `${bare.url}/content/file`, pids: [bare.pid], requests: 150 },
    { name: "/healthz", address: `${app.url}/healthz`, pids: [app.pid], requests: 600 },
    { name: "/api/version", address: `${app.url}/api/version`, pids: [app.pid], requests: 600 },
  ];
  const add = async (name: string, server: Running, path: string, headers: Record<string, string> = {}) => {
    const weight = await weigh(server.url, path, headers["Cookie"]);
    if (!weight) return missing.push(name);
    weights.set(name, weight);
    const pids = server === apart ? [apart.pid, api.pid] : [server.pid];
    return cases.push({ name, address: `${server.url}${path}`, headers, pids, requests: 250 });
  };
  const addDesk = async (name: string, path: string, cookie: string | null, headers = {}) => {
    if (cookie) await add(name, app, path, { ...headers, Cookie: cookie });
    else missing.push(name);
  };
  await add("find page", app, "/travel-app/");
  await add("find page, brotli", app, "/travel-app/", brotli);
  await add("find page, API in a second process", apart, "/travel-app/");
  await add("itinerary, 12 days", app, trip);
  await add("itinerary, 12 days, brotli", app, trip, brotli);
  await add("itinerary, 12 days, API in a second process", apart, trip);
  await add("sign-in page", app, "/");
  await addDesk("client files, signed in", listPath, cookie);
  await addDesk("client files, brotli", listPath, cookie, brotli);
  await addDesk(fileCase, filePath, cookie);
  // Of two processes the one that draws alone: the bare pages ask no API either.
  for (const [name, path] of [
    [drawnListCase, listPath],
    [drawnFileCase, filePath],
  ] as const) {
    const headers = { Cookie: cookie ?? "" };
    cases.push({ name, address: `${apart.url}${path}`, headers, pids: [apart.pid], requests: 150 });
  }
  await addDesk("labels, signed in", "/admin/labels", cookie);
  await addDesk("an agent's files, signed in", "/app/list-bookings", await signIn(app.url, "emma.larkspur"));
  return { cases, weights, missing };
}
