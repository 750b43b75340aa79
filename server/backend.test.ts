import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { circuitRules } from "#app/services/http/circuit.ts";
import { noMonitoring } from "#server/monitoring/monitoring.ts";
import { openBackend } from "#server/backend.ts";

let api: Server | undefined;
afterEach(() => {
  api?.close();
  vi.useRealTimers();
});

type Answer = { status: number; body: string; headers?: Record<string, string> };

/** This process's way to an API over the network that answers so. */
async function backendOver({ status, body, headers = {} }: Answer, heard: (path: string) => void = () => {}) {
  const server = createServer((request, response) => {
    heard(request.url ?? "");
    response.writeHead(status, headers).end(body);
  });
  api = server;
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return backendAt(`http://127.0.0.1:${port}/`);
}

const lines: string[] = [];
beforeEach(() => lines.splice(0));
const told = (event: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line["event"] === event);

function backendAt(apiUrl: string) {
  return openBackend({
    apiUrl,
    sessionSecrets: ["a secret of more than thirty-two characters"],
    publicUrl: "http://localhost:3000",
    version: "app",
    log: pino({ level: "debug" }, { write: (line) => lines.push(line) }),
    realtime: null,
    monitoring: noMonitoring,
    tokenOf: () => Promise.resolve(null),
  });
}

const url = new URL("http://localhost:3000/api/version");
const facts = { requestId: "r", nonce: "", clientAddress: "192.0.2.1", url, secure: false };

/** The version that pages are told while an API over the network answers so. */
async function versionOver(answer: Answer) {
  return (await backendOver(answer)).version(facts);
}

it("asks once for all pages that are open", async () => {
  const paths: string[] = [];
  const backend = await backendOver({ status: 200, body: '{"version":"7"}' }, (path) => paths.push(path));
  await Promise.all(Array.from({ length: 30 }, () => backend.version(facts)));
  expect(paths).toEqual(["/api/version"]);
});

it.each([
  ["ok", 200],
  ["ok", 404],
  ["ok", 429],
  ["answers 500", 500],
  ["answers 503", 503],
])("counts an API as %s that answers %i", async (state, status) => {
  const backend = await backendOver({ status, body: '{"message":""}' });
  expect(await backend.ready()).toEqual({ api: state });
});

it("tells the versions of app and API together", async () => {
  const answer = await versionOver({ status: 200, body: '{"version":"7"}' });
  expect(answer).toMatchObject({ status: 200, body: { version: "app+7" } });
});

it.each([
  ["fails", { status: 500, body: '{"message":"Server Error"}' }],
  ["counts too many calls", { status: 429, body: '{"message":"Too Many Attempts."}' }],
  ["says something else", { status: 200, body: "{}" }],
  ["answers a page", { status: 200, body: "<!doctype html>" }],
])("tells no version while the API %s, since pages load anew for every other one", async (_case, given) => {
  const answer = await versionOver(given);
  expect(answer.status).toBe(502);
  expect(answer.body).not.toHaveProperty("version");
});

it.each<Answer>([
  { status: 503, body: "down", headers: { "Retry-After": "60" } },
  { status: 302, body: "", headers: { Location: "/down" } },
])("passes maintenance on, also when it is a redirect: $status", async (given) => {
  expect((await versionOver(given)).status).toBe(503);
});

it("writes the calls that no page makes at debug, without what they ask for", async () => {
  const backend = await backendOver({ status: 200, body: '{"version":"7"}' });
  await backend.version(facts);
  await backend.forward(
    new Request("http://localhost:3000/api/find-itinerary/NZFI100001?surname=Moa"),
    facts,
  );
  const about = { request_id: "r", status: 200, ms: expect.any(Number) as number };
  expect(told("api.call")).toMatchObject([
    { call: "GET /api/version", ...about },
    { call: "GET /api/find-itinerary/[token]", ...about },
  ]);
  expect(lines.join("")).not.toMatch(/NZFI100001|Moa/);
});

it("tells why an API is out of reach, where it is asked and in the log", async () => {
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  // A server that listens on a port has one.
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  const backend = await backendAt(`http://127.0.0.1:${port}`);
  expect(await backend.ready()).toEqual({ api: "not reachable (ECONNREFUSED)" });
  expect((await backend.version(facts)).status).toBe(502);
  const answer = await backend.forward(new Request("http://localhost:3000/api/get-settings"), facts);
  expect(answer.status).toBe(502);
  const about = { level: 40, request_id: "r", cause: "ECONNREFUSED" };
  expect(told("api.unreachable")).toMatchObject([
    { call: "GET /api/version", ...about },
    { call: "GET /api/get-settings", ...about },
  ]);
});

it("leaves an API alone for the calls of scripts as well, and finds by them that it is back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const asked: string[] = [];
  const backend = await backendOver({ status: 200, body: "{}" }, (path) => asked.push(path));
  for (let made = 0; made < circuitRules.timeouts; made += 1) backend.circuit?.admit(true)?.("timed-out");
  const settings = () => backend.forward(new Request("http://localhost:3000/api/get-settings"), facts);
  expect([(await settings()).status, asked]).toEqual([502, []]);
  vi.setSystemTime(Date.now() + circuitRules.restMs);
  expect([(await settings()).status, asked]).toEqual([200, ["/api/get-settings"]]);
  expect(told("api.circuit").map(({ state }) => state)).toEqual(["open", "closed"]);
});
