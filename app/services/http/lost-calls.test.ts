import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoint, raw } from "#contract/endpoint.ts";
import { createApiClient } from "./api-client.ts";
import { askNetwork } from "./ask-network.server.ts";
import { ApiProblem } from "./problems.server.ts";

const create = defineEndpoint({
  method: "POST",
  path: "/api/agent/quotes",
  summary: "Make a quote",
  tag: "Probe",
  access: { audience: "public", permission: null },
  body: z.object({ name: z.string() }),
  answer: raw(z.string()),
  status: 201,
});
const read = defineEndpoint({ ...create, method: "GET", body: undefined, status: 200 });

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** An API on a loopback port that does its work before it answers, as a controller does, and counts the work. */
async function upstream(answer: Answer) {
  let done = 0;
  const listening = createServer((request, response) => {
    if (request.method === "POST") done += 1;
    answer(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has one.
  const { port } = listening.address() as AddressInfo;
  return { done: () => done, client: clientOf(`http://127.0.0.1:${port}`) };
}

function clientOf(baseUrl: string) {
  return createApiClient({
    ask: askNetwork,
    baseUrl,
    requestId: "request-1",
    clientAddress: undefined,
    timeoutMs: 500,
    sleep: () => Promise.resolve(),
  });
}

const sent = { body: { name: "Anke" }, headers: { "Idempotency-Key": "a-key-of-enough-letters" } };

const problemOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiProblem)) throw error;
  return error;
};

const losses: [string, Answer][] = [
  ["cut", (request) => request.socket.destroy()],
  ["502", (_request, response) => response.writeHead(502).end("<h1>Bad Gateway</h1>")],
  ["503", (_request, response) => response.writeHead(503).end('{"message":""}')],
  ["504", (_request, response) => response.writeHead(504).end()],
  ["never sent", () => undefined],
];

describe("a change whose answer is lost", () => {
  it.each(losses)("is done once by an API that has not said that it keeps keys: %s", async (_name, lose) => {
    const { done, client } = await upstream(lose);
    expect(await problemOf(client.call(create, sent))).toMatchObject({ standing: "unknown" });
    expect(done()).toBe(1);
  });

  it("is sent again to an API that has said so, and not once it says so no more", async () => {
    let keeps = true;
    const { done, client } = await upstream((request, response) => {
      if (request.method === "POST") return void request.socket.destroy();
      response.writeHead(200, keeps ? { "Idempotency-Supported": "true" } : {}).end("ok");
    });
    await client.call(read);
    expect((await problemOf(client.call(create, sent))).standing).toBeUndefined();
    expect(done()).toBe(3);
    keeps = false;
    await client.call(read);
    expect((await problemOf(client.call(create, sent))).standing).toBe("unknown");
    expect(done()).toBe(4);
  });

  it("was certainly not done where no connection came about, which is tried again and told with its cause", async () => {
    const { client } = await upstream(() => undefined);
    const closed = server;
    await new Promise((resolve) => closed?.close(resolve));
    expect(await problemOf(client.call(create, sent))).toMatchObject({
      standing: "unsent",
      detail: "/api/agent/quotes is out of reach (ECONNREFUSED)",
    });
  });
});

describe("a call that the API does not know", () => {
  it.each([
    ["without words", 404, '{"message":""}'],
    ["by its route", 404, '{"message":"The route api/agent/quotes could not be found."}'],
    ["with a page", 404, "<!doctype html><h1>404</h1>"],
    ["for its method", 405, '{"message":"The GET method is not supported for route api/agent/quotes."}'],
    ["as not made yet", 501, '{"message":"Not Implemented"}'],
  ])("is told from a missing record: refused %s", async (_name, status, body) => {
    const { client } = await upstream((_request, response) => response.writeHead(status).end(body));
    const problem = await problemOf(client.call(read));
    expect(problem).toMatchObject({ standing: "unanswered", call: "GET /api/agent/quotes" });
    expect(problem.detail).toContain("call not answered: GET /api/agent/quotes");
  });

  it.each(["Quote not found.", "No query results for model [App\\Models\\Quote] 7", "Not Found"])(
    "is not meant by %j",
    async (message) => {
      const body = JSON.stringify({ message });
      const { client } = await upstream((_request, response) => response.writeHead(404).end(body));
      expect(await problemOf(client.call(read))).toMatchObject({ kind: "not-found", standing: undefined });
    },
  );
});
