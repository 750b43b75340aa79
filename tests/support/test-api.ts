import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createApi, type Api } from "#api/app.ts";
import type { Database, Tx } from "#api/db/client.ts";
import { userSeeds, demoPassword } from "#api/demo/personas/users.ts";
import { simulatedGateway } from "#api/gateway/simulated.ts";
import { createDocuments, type Documents } from "#api/documents/documents.ts";
import type { ApiParts } from "#api/http/context.ts";
import { startMailSender } from "#api/mail/sender.ts";
import type { Delivery } from "#api/mail/transport.ts";
import type { RealtimeEvent } from "#api/realtime/event.ts";
import { listenForCalls } from "#server/start-api.ts";
import { memoryFiles } from "#tests/support/memory-files.ts";
import { oneScopeAtATime } from "#tests/support/one-scope-at-a-time.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testDemo } from "#tests/support/test-demo.ts";

export type TestCall = {
  method?: string;
  token?: string | undefined;
  /** Sent as JSON; a `URLSearchParams` goes as a form, a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Address of the caller. */
  from?: string;
};
/** Parsed bodies are as untyped as what `JSON.parse` answers: tests say what they expect in them. */
type Json = ReturnType<typeof JSON.parse>;
export type TestAnswer = { status: number; headers: Headers; text: string; bytes: Uint8Array; json: Json };
export type TestApi = Awaited<ReturnType<typeof testApi>>;

export const pusher = { key: "test-key", secret: "test-secret" };
export const publicUrl = "https://portal.example.test";

/** With `TEST_API=network` every call of a test goes through a socket; without it, to the API in this process. */
export const isOverNetwork = process.env["TEST_API"] === "network";

// why: vitest loads this module anew for each test file, while the worker process stays.
const worker = globalThis as typeof globalThis & {
  /** To compile the typesetter takes seconds, and the same content gives the same bytes. */
  documents?: Documents;
};

/** The API over a seeded database, with a clock that the test moves, captured logs and mails. */
export async function testApi(options: Partial<ApiParts> & { database?: Database } = {}) {
  const database = options.database ?? (await freshDatabase());
  const clock = steerableClock();
  const logs: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void logs.push(line) });
  const sent: RealtimeEvent[] = [];
  const queue = mailQueue();
  worker.documents ??= createDocuments();
  const gateway = simulatedGateway({ database, now: clock.now, publicUrl, announce: async () => undefined });
  const parts: ApiParts = {
    database: oneScopeAtATime(database),
    now: clock.now,
    serverKey: testDemo.serverKey,
    publicUrl,
    version: "test",
    log,
    documents: worker.documents,
    gateway,
    files: memoryFiles(),
    scan: null,
    maintenance: () => null,
    pusher,
    sendEvents: async (events) => void sent.push(...events),
    lookupSecondFactor: "auto",
    answersKeptHours: 24,
    demo: true,
    mailQueued: queue.arrived,
    report: () => undefined,
    scoping: "queries-and-rules",
    ...options,
  };
  const api = createApi(parts);
  const send = isOverNetwork ? await served(api) : api.fetch;

  async function call(path: string, request: TestCall = {}): Promise<TestAnswer> {
    const response = await send(requestOf(path, request));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text, bytes, json: jsonOf(text) };
  }

  return {
    ...api,
    parts,
    clock,
    logs,
    /** Realtime events that were handed over. */
    sent,
    call,
    /** Work on the tables themselves, behind every wall. */
    system: <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work),
    /** The token of a new session of a demo account. */
    signIn: async (username: string, more: Record<string, unknown> = {}, from = "192.0.2.200") => {
      const answer = await call("/api/public/sessions", {
        method: "POST",
        from,
        body: { audience: audienceOf(username), login: username, password: demoPassword, ...more },
      });
      if (answer.status !== 201) throw new Error(`${username} could not sign in: ${answer.text}`);
      return String(answer.json.data.token);
    },
    /** Waits until so many mails were queued, then answers all that the sender hands over. */
    mails: async (count: number): Promise<Delivery[]> => {
      await queue.reached(count);
      return sendAll(parts);
    },
  };
}

/** The API on a loopback port of its own, as `npm run api` serves it, called as an app calls it over `API_URL`. */
async function served(api: Pick<Api, "fetch">) {
  const server = await listenForCalls(api, { host: "127.0.0.1", port: 0, trustProxy: true });
  // Most tests leave their API to the end of the process.
  server.unref();
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return (request: Request) => {
    const { pathname, search } = new URL(request.url);
    // Pages of a list name the address that was called, so the name of the tests is kept as the host.
    const address = `http://127.0.0.1:${port}${pathname}${search}`;
    return fetch(new Request(address, request), { redirect: "manual" });
  };
}

/** The audience of a demo account. */
export function audienceOf(username: string) {
  const seed = userSeeds.find((one) => one.username === username);
  if (!seed) throw new RangeError(`There is no demo account ${username}`);
  return seed.audience;
}

function requestOf(path: string, { method = "GET", token, body, headers = {}, from }: TestCall): Request {
  const sent = new Headers(headers);
  if (token !== undefined) sent.set("Authorization", `Bearer ${token}`);
  if (from !== undefined) sent.set("X-Forwarded-For", from);
  const plain = typeof body === "string" || body instanceof URLSearchParams || body instanceof FormData;
  if (body !== undefined && !plain && !sent.has("Content-Type")) sent.set("Content-Type", "application/json");
  return new Request(`http://api.test${path}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body: plain ? body : JSON.stringify(body) }),
  });
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Begins at the moment of the demo data and stands still until it is moved. */
function steerableClock() {
  let at = testDemo.now.getTime();
  return {
    now: () => new Date(at),
    advance: (amount: { seconds?: number; minutes?: number; hours?: number }) => {
      const { seconds = 0, minutes = 0, hours = 0 } = amount;
      at += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

function mailQueue() {
  let count = 0;
  const waiting: { wanted: number; resolve: () => void }[] = [];
  return {
    arrived: () => {
      count += 1;
      for (const one of waiting) if (count >= one.wanted) one.resolve();
    },
    reached: (wanted: number) =>
      new Promise<void>((resolve) => {
        if (count >= wanted) resolve();
        else waiting.push({ wanted, resolve });
      }),
  };
}

async function sendAll({ database, now, serverKey, documents, log }: ApiParts): Promise<Delivery[]> {
  const delivered: Delivery[] = [];
  const transport = {
    deliver: async (mail: Delivery) => void delivered.push(mail),
    close: () => undefined,
  };
  const parts = { database, transport, now, serverKey, publicUrl, documents, log };
  const sender = startMailSender({ ...parts, from: undefined });
  await sender.idle();
  await sender.close();
  return delivered;
}
