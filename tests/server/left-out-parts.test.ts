import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pairStartMs, startPair, type Pair, type Between, type Instead } from "./api-between.ts";
import { newVisitor, textOf } from "./visitor.ts";

let pair: Pair;
let office: ReturnType<typeof newVisitor>;
let agent: ReturnType<typeof newVisitor>;

beforeAll(async () => {
  pair = await startPair();
  // So that what is kept of a list is a part of its own, as it is for an API that does not know `list`.
  pair.api.tellsLists(false);
  office = newVisitor(pair.app.origin);
  agent = newVisitor(pair.app.origin);
  await office.signIn("/admin/login", "admin");
  await agent.signIn("/?index", "anke.silberfarn");
}, pairStartMs);
afterEach(() => pair.api.put());
afterAll(() => pair.stop());

/** The parts that no page is for, by the calls that ask for them. */
const parts =
  /\/(lists\/[\w-]+|consultants|place-options|labels|package-choices|user-agencies|package-legs|get-settings)$/;

const without =
  (instead: Instead): Between =>
  (call) =>
    parts.test(call) ? instead : undefined;

const faults: [string, Instead][] = [
  ["missing", { status: 404 }],
  ["asked for too often", { status: 429, body: '{"message":"Too Many Attempts."}' }],
  ["broken", { status: 500, body: '{"message":"Server Error"}' }],
  ["out of shape", { status: 200, body: '{"data":{"surprise":true}}' }],
  ["silent", "silence"],
];

describe.each(faults)("while a part is %s", (_name, instead) => {
  it.each([
    ["/admin/client-files", "office"],
    ["/admin/alerts/add", "office"],
    ["/admin/users/add", "office"],
    ["/admin", "office"],
    ["/admin/search?q=silberfarn", "office"],
    ["/app/search?q=hartigan", "agent"],
    ["/app/list-bookings", "agent"],
    ["/app/list-bookings/create", "agent"],
    ["/app/quick-quote", "agent"],
    ["/app/product-search", "agent"],
  ] as const)("%s is shown without it", async (path, who) => {
    pair.api.put(without(instead));
    const started = performance.now();
    const page = await (who === "office" ? office : agent).get(path);
    expect(page.status).toBe(200);
    expect(textOf(page.text)).not.toContain("Something went wrong");
    // Parts that follow upon others, such as the places of a record, may each take their second and a half.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

it("leaves the mark by which the find screen tells the console that settings did not come", async () => {
  const mark = /data-settings="missing"/;
  expect((await office.get("/travel-app/")).text).not.toMatch(mark);
  pair.api.put((call) => (call.includes("/get-settings") ? { status: 500 } : undefined));
  expect((await office.get("/travel-app/")).text).toMatch(mark);
});

it("is told in one line: which call, with what status, for which request", async () => {
  pair.api.put((call) => (call.includes("/lists/") ? { status: 500 } : undefined));
  const page = await office.get("/admin/labels");
  const id = page.headers.get("X-Request-Id") ?? "";
  await pair.app.said(`"request_id":"${id}","method":"GET","path":"/admin/labels"`);
  const lines = pair.app.output().split("\n");
  const told = lines.filter((line) => line.includes("part.left_out") && line.includes(id));
  expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { call: expect.stringMatching(/^GET .*\/lists\//) as string, status: 500, request_id: id },
  ]);
});

it("still leads to the sign-in where a part refuses the session", async () => {
  pair.api.put((call) =>
    call.includes("/lists/") ? { status: 401, body: '{"message":"Unauthenticated."}' } : undefined,
  );
  const page = await agent.get("/app/list-bookings");
  expect([page.status, page.headers.get("Location")]).toEqual([302, "/?to=%2Fapp%2Flist-bookings"]);
});
