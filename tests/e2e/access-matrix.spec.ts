import { expect, test } from "@playwright/test";
import { demoPassword, userSeeds } from "#api/demo/personas/users.ts";
import { roleSeeds } from "#api/demo/reference/roles.ts";
import { canariesIn } from "#tests/support/canaries.ts";
import { foreignIn } from "#tests/support/e2e/foreign-texts.ts";
import { pageRoutes, type PageRoute } from "#tests/support/e2e/page-routes.ts";
import { forgedPosts, formType, pageVariants } from "#tests/support/e2e/request-variants.ts";
import { rawRequest, signInByForm, type RawRequest } from "#tests/support/e2e/raw-request.ts";
import { isSampled, isWhole, someOf } from "#tests/support/sampled.ts";
import { startWalledWorld, type WalledWorld } from "#tests/support/e2e/walled-world.ts";

test.describe.configure({ mode: "serial" });
test.setTimeout(isWhole ? 600_000 : 240_000);

const logins = { office: "/admin/login", agent: "/", supplier: "/supplier/login" } as const;
const forms = { office: "/admin/login", agent: "/?index", supplier: "/supplier/login" } as const;

/** One visitor of each kind. Luca's agency is another one than that of the file in the addresses. */
const visitors = [
  "guest",
  "anke.silberfarn",
  "luca.ponteverde",
  "desk.starbasin",
  "consultant",
  "editor",
  "manager.banksia",
];

let world: WalledWorld;
let routes: PageRoute[];
const cookies = new Map<string, string>();
const seedOf = (visitor: string) => userSeeds.find(({ username }) => username === visitor);

test.beforeAll(async () => {
  world = await startWalledWorld();
  routes = pageRoutes();
  for (const visitor of visitors.slice(1)) {
    cookies.set(
      visitor,
      await signInByForm(world.origin, forms[seedOf(visitor)!.audience], visitor, demoPassword),
    );
  }
});

test.afterAll(() => world.stop());

function as(visitor: string, path: string, { headers = {}, ...request }: RawRequest = {}) {
  const cookie = cookies.get(visitor);
  return rawRequest(world.origin, path, {
    ...request,
    headers: { ...(cookie && { Cookie: cookie }), ...headers },
  });
}

/** `in`, the sign-in that a visitor is sent to, or the permission that is missing. */
function verdict({ portal, permission }: PageRoute, visitor: string): string {
  const seed = seedOf(visitor);
  if (portal === null) return "in";
  if (seed?.audience !== portal) return logins[portal];
  const granted: string[] = roleSeeds.find(({ name }) => name === seed.role)!.permissions;
  return permission === null || granted.includes(permission) ? "in" : permission;
}

test("every page lets in, sends away or refuses as declared, and changes no row", async () => {
  const before = await world.rowCounts();
  for (const route of routes) {
    for (const visitor of someOf(visitors, 4, route.path)) {
      const { status, headers, text } = await as(visitor, route.path);
      const seen = `${visitor} ${route.path} → ${status}`;
      const wanted = verdict(route, visitor);
      expect(status, seen).toBeLessThan(500);
      expect(foreignIn(text, visitor), seen).toEqual([]);
      if (wanted.startsWith("/")) {
        expect(status, seen).toBe(302);
        expect(headers["location"], seen).toBe(`${wanted}?to=${encodeURIComponent(route.path)}`);
      } else if (wanted !== "in") {
        expect(status, seen).toBe(403);
        expect(text, seen).toContain(wanted);
        expect(
          canariesIn(text).filter(({ column }) => !column.startsWith("user-")),
          seen,
        ).toEqual([]);
      } else if (route.portal !== null) {
        expect([200, 404], seen).toContain(status);
      }
      if (route.portal !== null) expect(headers["cache-control"], seen).toMatch(/no-store/);
    }
  }
  expect(await world.rowCounts()).toEqual(before);
});

test("the pages of a quote have words to tell, which its own agency reads", async () => {
  const pages = routes.map(({ path }) => path).filter((path) => path.includes("/customise/"));
  for (const path of pages) {
    const { text } = await as("anke.silberfarn", path);
    expect(new Set(canariesIn(text).map(({ owner }) => owner)), path).toContain("NZFI100028");
  }
});

/**
 * Whether a variant would only show the same page again: to those who may open it anyhow. Luca keeps looking at the
 * pages of his portal, whose records are another agency's, and a guest at those that are open to everybody.
 */
const isOwn = (route: PageRoute, visitor: string) =>
  verdict(route, visitor) === "in" && visitor !== (route.portal === null ? "guest" : "luca.ponteverde");
/**
 * `npm test` asks one of so many pairs of a route and a visitor in each way: every route is met in several ways, every
 * way by all kinds of visitors. `npm run test:pairs` asks all.
 */
const oneIn = 8;
/** The variants whose answer is made of other data, or made another way, than the page is. */
const changesAnswer = new Set(["its data", "its data alone", "its data with the root", "HEAD"]);

for (const [name, variant] of Object.entries(pageVariants)) {
  test(`no page tells a visitor more when it is asked for by ${name}, and none changes a row`, async () => {
    const before = await world.rowCounts();
    let asked = 0;
    for (const route of routes) {
      for (const visitor of visitors.filter((one) => one !== "consultant")) {
        if (!changesAnswer.has(name) && isOwn(route, visitor)) continue;
        if (!isSampled(`${route.path} ${visitor} ${name}`, oneIn)) continue;
        asked += 1;
        const [path, request] = variant(route, world.origin);
        const { status, text, headers } = await as(visitor, path, request);
        const seen = `${visitor} ${request?.method ?? "GET"} ${path} → ${status}`;
        expect(status, seen).toBeLessThan(500);
        expect(foreignIn(text, visitor), seen).toEqual([]);
        const refused = verdict(route, visitor) !== "in";
        const told = canariesIn(text).filter(({ column }) => !/^(user|agency|supplier)-/.test(column));
        if (refused) expect(told, seen).toEqual([]);
        expect(String(headers["location"] ?? "/"), seen).toMatch(/^\/(?!\/)/);
      }
    }
    expect(asked).toBeGreaterThan(30);
    expect(await world.rowCounts()).toEqual(before);
  });
}

for (const [name, headers] of Object.entries(forgedPosts)) {
  test(`every address refuses a post with ${name}`, async () => {
    const before = await world.rowCounts();
    const paths = [
      ...routes.flatMap(({ path }) => [path, `${path}.data`]),
      "/?index",
      "/broadcasting/auth",
      "/api/version",
    ];
    const tried = paths.filter((path) => isSampled(`${path} ${name}`, 3));
    expect(tried.length).toBeGreaterThan(30);
    for (const path of tried) {
      const answer = await as("consultant", path, { method: "POST", headers, body: '{"login":"admin"}' });
      expect(answer.status, path).toBe(403);
      expect(answer.headers["set-cookie"], path).toBeUndefined();
    }
    expect(await world.rowCounts()).toEqual(before);
  });
}

test("every form of our own still reaches its page, with and without Fetch Metadata", async () => {
  const actions = routes.filter(({ hasAction, path }) => hasAction && path !== "/sign-out");
  expect(actions.length).toBeGreaterThan(6);
  for (const { path } of actions) {
    const ours: Record<string, string>[] = [{ Origin: world.origin }, { "Sec-Fetch-Site": "same-origin" }];
    for (const headers of ours) {
      const address = path === "/" ? "/?index" : path;
      const { status, text } = await rawRequest(world.origin, address, {
        method: "POST",
        headers: { ...formType, ...headers },
        body: "",
      });
      expect(text, address).not.toContain("from another site");
      // 401: what scripts post by themselves, which no redirect would help.
      expect([303, 302, 400, 401, 404, 422], `${address} → ${status}`).toContain(status);
    }
  }
});

test("opening what scripts ask for changes no row", async () => {
  const before = await world.rowCounts();
  for (const path of [
    "/api/version",
    "/api/get-settings",
    "/api/find-itinerary/NZFI100001",
    "/get-laravel-permission-to-vuejs",
    "/broadcasting/auth",
  ]) {
    for (const method of ["GET", "HEAD"]) await as("consultant", path, { method });
  }
  expect(await world.rowCounts()).toEqual(before);
});

test("no call of the API is reachable that pages do not make themselves", async () => {
  for (const path of [
    "/api/office/client-files",
    "/api/agent/client-files",
    "/api/public/sessions/current",
    "/api/openapi.json",
    "//api/office/desk",
    "/API/office/desk",
  ]) {
    const { status, text } = await as("consultant", path);
    expect(status, path).toBe(404);
    expect(
      canariesIn(text).filter(({ column }) => !column.startsWith("user-")),
      path,
    ).toEqual([]);
  }
});

test("a session that ended elsewhere sends to the sign-in, clears its cookie, and does not undo a new sign-in", async () => {
  const stale = await signInByForm(world.origin, forms.agent, "emma.larkspur", demoPassword);
  const out = await rawRequest(world.origin, "/sign-out", {
    method: "POST",
    headers: { Origin: world.origin, Cookie: stale },
  });
  expect(out.headers["clear-site-data"]).toBe('"cache"');
  const sent = await rawRequest(world.origin, "/app", { headers: { Cookie: stale } });
  expect(sent.status).toBe(302);
  expect(String(sent.headers["set-cookie"])).toMatch(/^waymark=[^;]*; Max-Age=0/);
  const again = await rawRequest(world.origin, forms.agent, {
    method: "POST",
    headers: { ...formType, Origin: world.origin, Cookie: stale },
    body: new URLSearchParams({ login: "emma.larkspur", password: demoPassword }).toString(),
  });
  expect(again.status).toBe(303);
  const set = [again.headers["set-cookie"] ?? []].flat().filter((cookie) => cookie.startsWith("waymark="));
  expect(set).toHaveLength(1);
  expect(set[0]).not.toContain("Max-Age=0");
  expect(set[0]).toMatch(/HttpOnly; SameSite=Lax/);
});

test("the log holds no password, no token and no cookie", async () => {
  const link = JSON.parse((await rawRequest(world.origin, "/api/find-itinerary/NZFI100002")).text);
  for (const path of [
    `/travel-app/${link}`,
    `/TRAVEL-APP/${link}`,
    `//travel-app//${link}`,
    `/%74ravel-app/${link}.data`,
    `/documents/itinerary/${link}.pdf`,
    `/travel-app/${link}/papers/itinerary.pdf`,
  ]) {
    await rawRequest(world.origin, path);
  }
  const log = world.log();
  expect(log).toContain("[token]");
  expect(log).not.toContain(link);
  expect(log.replace(/Demo sign-ins[^\n]*/, "")).not.toContain(demoPassword);
  for (const cookie of cookies.values()) expect(log).not.toContain(cookie.slice("waymark=".length, 60));
});
