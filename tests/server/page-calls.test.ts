import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pairStartMs, startPair, type Pair } from "./api-between.ts";
import { newVisitor } from "./visitor.ts";

let pair: Pair;
const visitors: Record<string, ReturnType<typeof newVisitor>> = {};

beforeAll(async () => {
  pair = await startPair();
  const signIns = [
    ["office", "/admin/login", "admin"],
    ["agent", "/?index", "anke.silberfarn"],
    ["supplier", "/supplier/login", "desk.steamvale"],
  ] as const;
  visitors["guest"] = newVisitor(pair.app.origin);
  for (const [who, path, login] of signIns) {
    const visitor = newVisitor(pair.app.origin);
    await visitor.signIn(path, login);
    visitors[who] = visitor;
  }
}, pairStartMs);
afterAll(() => pair.stop());

const session = "GET /api/public/sessions/current";
const keptOf: Record<string, string> = {
  "/admin/payments": "GET /api/office/lists/payments",
  "/app/list-bookings": "GET /api/agent/lists/client-files",
  "/supplier-app/requests": "GET /api/supplier/lists/requests",
};

/** Each page with what it is for; beside it stand the calls that it makes for the rest. */
const pages: [who: string, path: string, own: string[], beside: string[]][] = [
  [
    "office",
    "/admin",
    ["GET /api/office/desk"],
    // Of those who look after contracts, what ends soon and what waits for rates.
    [
      session,
      "GET /api/office/attachments",
      "GET /api/office/rate-analysis/ending",
      "GET /api/office/rate-analysis/waiting",
    ],
  ],
  ["office", "/admin/labels", ["GET /api/office/labels"], [session]],
  ["office", "/admin/alerts", ["GET /api/office/alerts"], [session]],
  ["office", "/admin/client-files", ["GET /api/office/client-files"], [session]],
  [
    "office",
    "/admin/client-files/bulk-choices",
    [],
    [session, "GET /api/office/client-files/consultants", "GET /api/office/labels"],
  ],
  [
    "office",
    "/admin/search?q=silberfarn",
    ["GET /api/office/client-files"],
    [session, "GET /api/office/client-files/consultants", "GET /api/office/finder", "GET /api/office/users"],
  ],
  ["agent", "/app/search?q=hartigan", ["GET /api/agent/client-files"], [session, "GET /api/agent/packages"]],
  ["agent", "/app", ["GET /api/agent/desk"], [session]],
  ["agent", "/app/list-bookings", ["GET /api/agent/client-files"], [session]],
  ["agent", "/app/quick-quote", ["GET /api/agent/packages"], [session, "GET /api/agent/package-choices"]],
  ["agent", "/app/product-search", ["GET /api/agent/place-options"], [session]],
  ["agent", "/app/notifications", ["GET /api/public/notifications"], [session]],
  ["supplier", "/supplier-app", ["GET /api/supplier/desk"], [session]],
  ["supplier", "/supplier-app/confirmed", ["GET /api/supplier/bookings"], [session]],
  ["guest", "/travel-app/", ["GET /api/get-settings"], []],
];

describe("with the API apart", () => {
  it.each([
    ["office", "/admin/payments"],
    ["agent", "/app/list-bookings"],
    ["supplier", "/supplier-app/requests"],
  ])(
    "%s asks once by itself for what is kept of the list at %s, then along with the session",
    async (who, path) => {
      pair.api.takeCalls();
      const ask = async () => {
        expect((await visitors[who]?.get(path))?.status).toBe(200);
        return pair.api.takeCalls().filter((call) => call.includes("/lists/"));
      };
      expect([await ask(), await ask()]).toEqual([[keptOf[path]], []]);
      pair.api.tellsLists(false);
      expect(await ask(), "an API that does not know it").toEqual([keptOf[path]]);
      pair.api.tellsLists(true);
    },
  );

  it.each(pages)("%s asks for %s with so many calls", async (who, path, own, beside) => {
    // Which list a page has is known from the first time it is opened.
    await visitors[who]?.get(path);
    pair.api.takeCalls();
    const page = await visitors[who]?.get(path);
    expect(page?.status).toBe(200);
    expect(pair.api.takeCalls().toSorted()).toEqual([...own, ...beside].toSorted());
  });

  it("pages of agents make at most two calls beside their own", () => {
    const counts = pages.filter(([who]) => who === "agent").map(([, , , beside]) => beside.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  });

  it("the choices of the bar come as far as they can be had", async () => {
    pair.api.put((call) => (call.endsWith("/consultants") ? { status: 500 } : undefined));
    const page = await visitors["office"]?.get("/admin/client-files/bulk-choices");
    pair.api.put();
    expect(page?.status).toBe(200);
    expect(JSON.parse(page?.text ?? "")).toEqual({
      consultants: null,
      labels: expect.arrayContaining([{ uid: expect.any(String), name: "VIP" }]),
    });
  });

  it("an API that leaves the number of news out is not asked for it another time", async () => {
    pair.api.put((call) => (call === "GET /api/public/notifications/unread" ? { status: 500 } : undefined));
    pair.api.takeCalls();
    expect((await visitors["agent"]?.get("/app"))?.status).toBe(200);
    expect(pair.api.takeCalls()).not.toContain("GET /api/public/notifications/unread");
    pair.api.put();
  });
});
