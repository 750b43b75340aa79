import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn, weigh } from "#scripts/bench/visitor.ts";
import { demoFolder } from "./demo-folder.ts";
import { freePort, removeFolder, startProcess } from "./start.ts";

/** Brotli bytes of scripts with which a list comes alive in a browser that was never here. */
const most = 145 * 1024;
/** The framework alone; less means that something was not counted. */
const least = 100_000;

const lists = [
  ["consultant", "/admin/client-files"],
  ["consultant", "/admin/labels"],
  ["admin", "/admin/alerts"],
  ["admin", "/admin/itinerary-locations"],
  ["admin", "/admin/outbox"],
  ["admin", "/admin/quick-quote"],
  ["admin", "/admin/users"],
  ["emma.larkspur", "/app/list-bookings"],
  ["emma.larkspur", "/app/quick-quote"],
  ["emma.larkspur", "/app/users"],
  ["desk.steamvale", "/supplier-app/confirmed"],
  ["desk.steamvale", "/supplier-app/requests"],
  ["desk.steamvale", "/supplier-app/users"],
] as const;

const folder = demoFolder();
let server: ReturnType<typeof startProcess>;
let url: string;
const cookies = new Map<string, string>();

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = startProcess({ DATA_DIR: folder, PORT: String(port) });
  await server.said("is ready");
  for (const [login] of lists) {
    if (!cookies.has(login)) cookies.set(login, (await signIn(url, login)) ?? "");
  }
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  removeFolder(folder);
});

async function choose(locale: string, cookie: string) {
  const headers = { Origin: url, Cookie: cookie };
  const body = new URLSearchParams({ locale });
  const answer = await fetch(`${url}/preferences/locale`, {
    method: "POST",
    redirect: "manual",
    headers,
    body,
  });
  expect(answer.status).toBe(303);
}

it.each(["en", "de"])("every list comes alive with 145 KB of scripts at most, in %s", async (locale) => {
  const weights: Record<string, number> = {};
  for (const [login, path] of lists) {
    const cookie = cookies.get(login) ?? "";
    await choose(locale, cookie);
    weights[path] = (await weigh(url, path, cookie))?.jsBr ?? 0;
  }
  const wrong = Object.entries(weights).filter(([, bytes]) => bytes < least || bytes > most);
  expect(wrong).toEqual([]);
});
