import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoint, raw } from "#contract/endpoint.ts";
import { createApiClient } from "./api-client.ts";
import { askBy } from "./ways.ts";

const read = defineEndpoint({
  method: "GET",
  path: "/api/state",
  summary: "Read",
  tag: "Probe",
  access: { audience: "public", permission: null },
  answer: raw(z.string()),
});
const write = defineEndpoint({ ...read, method: "POST" });
const safeWrite = defineEndpoint({ ...write, idempotent: true });

type Step = () => Response | Promise<Response>;

/** A client whose API does one step per try and then says ok; `pauses` are the waits asked for. */
function probe(steps: Step[], settings: { timeoutMs?: number } = {}) {
  const pauses: number[] = [];
  let tries = 0;
  const client = createApiClient({
    // why: a network that fails on command cannot be had otherwise.
    ask: askBy(() => (steps[tries++] ?? (() => new Response("ok")))()),
    baseUrl: "http://api.example.test",
    requestId: "req-1",
    clientAddress: undefined,
    sleep: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    ...settings,
  });
  return { client, pauses, tries: () => tries };
}

const noNetwork: Step = () => Promise.reject(new TypeError("fetch failed"));
const status =
  (code: number, body = "", headers = {}): Step =>
  () =>
    new Response(body, { status: code, headers });
const silence: Step = () => new Promise(() => {});
const brokenBody =
  (code: number): Step =>
  () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode("{"));
          controller.error(new TypeError("terminated"));
        },
      }),
      { status: code },
    );

describe("a call that fails for a moment", () => {
  it.each([
    ["no network", noNetwork],
    ["502", status(502)],
    ["503 without a word of maintenance", status(503, '{"message":""}')],
    ["504", status(504, "<h1>Gateway Time-out</h1>")],
  ])("is read again: %s", async (_name, failure) => {
    const { client, pauses, tries } = probe([failure, failure]);
    expect(await client.call(read)).toBe("ok");
    expect(tries()).toBe(3);
    expect(pauses).toEqual([100, 200]);
  });

  it("is written again only where the contract says that this does no harm", async () => {
    const plain = probe([status(502)]);
    await expect(plain.client.call(write)).rejects.toMatchObject({ kind: "unavailable", status: 502 });
    expect(plain.tries()).toBe(1);
    const safe = probe([status(502)]);
    expect(await safe.client.call(safeWrite)).toBe("ok");
  });

  it("is given up after three tries", async () => {
    const { client, tries } = probe([noNetwork, noNetwork, noNetwork]);
    await expect(client.call(read)).rejects.toMatchObject({
      kind: "unavailable",
      status: 0,
      message: "",
      requestId: "req-1",
    });
    expect(tries()).toBe(3);
  });

  it.each([
    ["maintenance as JSON", status(503, '{"message":"Service Unavailable"}')],
    ["maintenance as a page", status(503, "<h1>Back soon</h1>")],
    ["maintenance with a time", status(503, '{"message":""}', { "Retry-After": "60" })],
    ["500", status(500, '{"message":"Server Error"}')],
    ["429", status(429, '{"message":"Too Many Attempts."}')],
    ["404", status(404)],
    ["a redirect", status(302, "", { Location: "/login" })],
  ])("is not repeated for %s", async (_name, failure) => {
    const { client, tries } = probe([failure]);
    await expect(client.call(read)).rejects.toMatchObject({ name: "ApiProblem" });
    expect(tries()).toBe(1);
  });

  it.each([200, 502])("is not repeated once a body of status %i began to arrive", async (code) => {
    const { client, tries } = probe([brokenBody(code)]);
    await expect(client.call(read)).rejects.toMatchObject({
      kind: "unavailable",
      status: code === 200 ? 0 : 502,
    });
    expect(tries()).toBe(1);
  });
});

describe("the time limit", () => {
  it.each([
    ["a read", read],
    ["a harmless write", safeWrite],
  ])("ends %s that gets no answer, without another try", async (_name, endpoint) => {
    const { client, tries } = probe([silence], { timeoutMs: 20 });
    await expect(client.call(endpoint)).rejects.toMatchObject({
      kind: "unavailable",
      status: 0,
      detail: "/api/state gave no answer within 20 ms",
    });
    expect(tries()).toBe(1);
  });

  it("covers the body and the repeats", async () => {
    const stalled = () => new Response(new ReadableStream({ start: () => {} }));
    const body = probe([stalled], { timeoutMs: 20 });
    await expect(body.client.call(read)).rejects.toMatchObject({ detail: expect.stringContaining("20 ms") });
    const later = probe([status(502), silence], { timeoutMs: 20 });
    await expect(later.client.call(read)).rejects.toMatchObject({ detail: expect.stringContaining("20 ms") });
    expect(later.tries()).toBe(2);
  });

  it("leaves a caller's own abort as it is", async () => {
    const { client, tries } = probe([silence]);
    const controller = new AbortController();
    const call = client.call(read, { signal: controller.signal });
    controller.abort(new Error("the visitor left"));
    await expect(call).rejects.toThrow("the visitor left");
    expect(tries()).toBe(1);
  });

  it("does not begin for a caller who has already left", async () => {
    const { client } = probe([silence]);
    const call = client.call(read, { signal: AbortSignal.abort(new Error("the visitor left")) });
    await expect(call).rejects.toThrow("the visitor left");
  });

  it("reaches the network, beside the request", async () => {
    const signals: AbortSignal[] = [];
    const client = createApiClient({
      ask: (_asked, { signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      baseUrl: "http://api.example.test",
      requestId: "req-1",
      clientAddress: undefined,
      timeoutMs: 20,
    });
    await expect(client.call(read)).rejects.toMatchObject({ kind: "unavailable" });
    expect(signals[0]?.aborted).toBe(true);
  });
});

it("takes a successful answer whatever class it is of", async () => {
  const { ok, status, headers } = new Response("ok");
  // why: a server may replace the global Response, so that the network's answers are of another class.
  const foreign = { ok, status, headers, text: () => Promise.resolve("ok") } as Response;
  const { client } = probe([() => foreign]);
  expect(await client.call(read)).toBe("ok");
});

describe("a call with a key that makes it count once", () => {
  const headers = { "Idempotency-Key": "a-key-of-enough-letters" };
  const inFlight = status(409, '{"message":"busy"}', { "Idempotency-Status": "in-flight" });

  it("waits for the same call that is under way, however often it must ask, and has its answer", async () => {
    const { client, pauses, tries } = probe([inFlight, inFlight, inFlight, inFlight]);
    expect(await client.call(write, { headers })).toBe("ok");
    expect(tries()).toBe(5);
    expect(pauses).toEqual([250, 250, 250, 250]);
  });

  it("is sent again when the network fails, once the API has said that it keeps keys", async () => {
    const { client, tries } = probe([status(200, "ok", { "Idempotency-Supported": "true" }), noNetwork]);
    await client.call(read);
    expect(await client.call(write, { headers })).toBe("ok");
    expect(tries()).toBe(3);
  });

  it("still tells of a real conflict", async () => {
    const { client } = probe([status(409, '{"message":"Somebody else saved first."}')]);
    await expect(client.call(write, { headers })).rejects.toMatchObject({ kind: "conflict" });
  });
});
