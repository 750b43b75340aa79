import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pairStartMs, startPair, type Pair } from "./api-between.ts";
import { eventually, newVisitor, textOf } from "./visitor.ts";

let pair: Pair;
let office: ReturnType<typeof newVisitor>;

beforeAll(async () => {
  pair = await startPair({ app: { LOG_LEVEL: "debug" } });
  office = newVisitor(pair.app.origin);
  await office.signIn("/admin/login", "admin");
}, pairStartMs);
afterEach(() => pair.api.put());
afterAll(() => pair.stop());

/** The log lines of one request, once it is answered. */
async function linesOf(requestId: string) {
  await pair.app.said(`"event":"request","request_id":"${requestId}"`);
  const lines = pair.app.output().split("\n");
  return lines
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("a call that the connected system does not know", () => {
  it.each([
    ["404 by its route", 404, '{"message":"The route api/office/labels could not be found."}'],
    ["404 without words", 404, '{"message":""}'],
    ["405", 405, '{"message":"The GET method is not supported for route api/office/labels."}'],
    ["501", 501, "Not Implemented"],
  ])("is named inside the portal's shell and in the log: %s", async (_name, status, body) => {
    pair.api.put((call) => (call === "GET /api/office/labels" ? { status, body } : undefined));
    const page = await office.get("/admin/labels");
    expect(page.status).toBe(501);
    const text = textOf(page.text);
    expect(text).toContain("This part is not answered by the connected system yet");
    expect(text).toContain("GET /api/office/labels");
    expect(page.text).toContain('aria-label="Main navigation"');
    const told = (await linesOf(page.headers.get("X-Request-Id") ?? "")).filter(
      ({ event }) => event === "call.not_answered",
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.["detail"]).toContain("call not answered: GET /api/office/labels");
  });

  it("keeps what was typed into a form", async () => {
    pair.api.put((call) => (call === "POST /api/office/labels" ? { status: 404 } : undefined));
    const page = await office.post("/admin/labels/add", {
      idempotency_key: "a-key-of-enough-letters",
      name: "Golden wedding",
      icon: "tag",
      applies_to: "file",
      colour: "teal",
    });
    expect(page.status).toBe(501);
    expect(page.text).toContain('value="Golden wedding"');
    expect(textOf(page.text)).toContain("not answered by the connected system yet (POST /api/office/labels)");
  });
});

it("a missing record stays the page of it", async () => {
  const page = await office.get("/admin/labels/01JEX2Q7K8N4M5P6R7S8T9V0W1");
  expect(page.status).toBe(404);
  expect(textOf(page.text)).toContain("Woops");
});

it("a change of which nobody can tell is made once, says so, keeps what was typed and says where to look", async () => {
  pair.api.keepsKeys(false);
  pair.api.put((call) => (call === "POST /api/office/labels" ? { status: 504 } : undefined));
  await office.get("/admin/labels/add");
  pair.api.takeCalls();
  const posted = await office.post("/admin/labels/add", {
    idempotency_key: "another-key-of-letters",
    name: "Silver wedding",
    icon: "tag",
    applies_to: "file",
    colour: "teal",
  });
  pair.api.keepsKeys(true);
  expect(pair.api.takeCalls().filter((call) => call === "POST /api/office/labels")).toHaveLength(1);
  expect(posted.status).toBe(503);
  expect(posted.text).toContain('value="Silver wedding"');
  expect(textOf(posted.text)).toContain("we cannot tell whether this was done");
  expect(posted.text).toMatch(/<a href="\/admin\/labels" target="_blank"[^>]*>Look where it would show/);
});

it("a download that breaks off is seen to fail, and is one line in the log", async () => {
  pair.api.put((call) => {
    if (!call.endsWith("/itinerary-document")) return undefined;
    return (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf" });
      response.write(`%PDF-1.7${"0".repeat(100_000)}`, () => setTimeout(() => response.destroy(), 50));
    };
  });
  const before = pair.app.output().length;
  await expect(office.get(`/documents/itinerary/${"0".repeat(26)}.pdf`)).rejects.toThrow(
    /terminated|fetch failed/,
  );
  await pair.app.said('"event":"download.broken"');
  const said = pair.app.output().slice(before);
  expect(said.match(/download\.broken/g)).toHaveLength(1);
  expect(said.split("\n").filter((line) => line !== "" && !line.startsWith("{"))).toEqual([]);
});

it("writes each call at debug with status and time, and nothing of its parameters", async () => {
  const page = await office.get("/admin/labels?filter[q]=canary-word");
  const calls = (await linesOf(page.headers.get("X-Request-Id") ?? "")).filter(
    ({ event }) => event === "api.call",
  );
  expect(calls).toContainEqual(
    expect.objectContaining({
      level: "debug",
      call: "GET /api/office/labels",
      status: 200,
      ms: expect.any(Number) as number,
    }),
  );
  expect(JSON.stringify(calls)).not.toContain("canary");
});

it("is left alone for a few seconds after several time-outs: pages fail at once, forms keep what was typed, and it is found back", async () => {
  pair.api.put(() => "silence");
  const slow = await Promise.all([
    office.get("/admin"),
    office.get("/admin/labels"),
    office.get("/admin/alerts"),
  ]);
  expect(slow.map(({ status }) => status)).toEqual([503, 503, 503]);
  await pair.app.said('"event":"api.circuit","state":"open"');
  pair.api.takeCalls();
  const started = performance.now();
  const page = await office.get("/admin/labels");
  expect([page.status, performance.now() - started < 2_000]).toEqual([503, true]);
  expect(textOf(page.text)).toContain("We cannot reach our data right now");
  const posted = await office.post("/admin/labels/add", {
    idempotency_key: "a-third-key-of-letters",
    name: "Ruby wedding",
    icon: "tag",
    applies_to: "file",
    colour: "teal",
  });
  expect(posted.status).toBe(503);
  expect(textOf(posted.text)).toContain("This could not be sent");
  expect(posted.text).toContain('value="Ruby wedding"');
  expect(pair.api.takeCalls()).toEqual([]);
  pair.api.put();
  await eventually(async () => (await office.get("/admin/labels")).status === 200);
  await pair.app.said('"event":"api.circuit","state":"closed"');
});
