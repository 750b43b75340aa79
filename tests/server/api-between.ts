import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { freePort, newFolder, removeFolder, startProcess } from "./start.ts";
import { demoFolder } from "./demo-folder.ts";

/** What stands for an answer of the API: a status with a body, silence, a broken connection, or one written by hand. */
export type Instead =
  | { status: number; body?: string; headers?: Record<string, string> }
  | "silence"
  | "reset"
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** Decides by method and path, for instance `GET /api/agent/notifications`; undefined passes the call on. */
export type Between = (call: string, request: IncomingMessage) => Instead | undefined;

/**
 * The embedded API as a process of its own, with something between it and the app that counts the calls and answers
 * some of them otherwise: as an API answers that lacks a part, or whose part is out of order.
 */
async function startApiBetween(env: Record<string, string>) {
  const apiPort = await freePort();
  const file = resolve("server", "api.mjs");
  const api = startProcess({ HOST: "127.0.0.1", API_PORT: String(apiPort), TRUST_PROXY: "on", ...env }, [
    file,
  ]);
  const state = {
    between: (() => undefined) as Between,
    calls: [] as string[],
    keepsKeys: true,
    tellsLists: true,
  };
  const server = createServer((request, response) => {
    const call = `${request.method ?? ""} ${(request.url ?? "").split("?")[0] ?? ""}`;
    state.calls.push(call);
    const instead = state.between(call, request);
    if (instead === undefined) passOn(request, response, { port: apiPort, ...state });
    else answer(instead, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves once the API behind it answers. */
    ready: () => api.said("is ready"),
    /** Calls since the last look, as `GET /api/version`. */
    takeCalls: () => state.calls.splice(0),
    /** Answers so from now on; without an argument everything is passed on again. */
    put: (between: Between = () => undefined) => {
      state.between = between;
    },
    /** False: is silent about keeping idempotency keys, as an API is that knows none. */
    keepsKeys: (keeps: boolean) => {
      state.keepsKeys = keeps;
    },
    /** False: tells who is signed in and nothing of a list along with it, as an API does that knows no `list`. */
    tellsLists: (tells: boolean) => {
      state.tellsLists = tells;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      api.child.kill("SIGTERM");
      await api.ended;
    },
  };
}

function answer(instead: Instead, request: IncomingMessage, response: ServerResponse) {
  request.resume();
  if (instead === "silence") return;
  if (instead === "reset") return void request.socket.destroy();
  if (typeof instead === "function") return instead(request, response);
  response.writeHead(instead.status, { "Content-Type": "application/json", ...instead.headers });
  response.end(instead.body ?? '{"message":""}');
}

type Upstream = { port: number; keepsKeys: boolean; tellsLists: boolean };

function passOn(request: IncomingMessage, response: ServerResponse, upstream: Upstream) {
  const { port, keepsKeys, tellsLists } = upstream;
  const { method, url = "", headers } = request;
  const isAlong = url.includes("/sessions/current?") && !tellsLists;
  const path = isAlong ? url.replace(/([?&])list=[^&]*&?/, "$1") : url;
  const on = send({ host: "127.0.0.1", port, method, path, headers }, (answered) => {
    const { "idempotency-supported": supported, ...answerHeaders } = answered.headers;
    response.writeHead(answered.statusCode ?? 502, {
      ...answerHeaders,
      ...(keepsKeys && supported !== undefined && { "idempotency-supported": supported }),
    });
    answered.pipe(response);
  });
  on.on("error", () => response.destroy());
  request.pipe(on);
}

/** The built app over that API. */
async function startAppOver(apiUrl: string, env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const app = startProcess({
    API_URL: apiUrl,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: origin,
    SESSION_SECRET: "the-secret-of-the-server-tests-0123456789",
    ...env,
  });
  return {
    origin,
    output: app.output,
    said: (text: string) => app.said(text),
    async stop() {
      app.child.kill("SIGTERM");
      await app.ended;
    },
  };
}

/** Both as processes of their own, each with a folder; `stop` ends them and removes what they wrote. */
export async function startPair(env: { api?: Record<string, string>; app?: Record<string, string> } = {}) {
  const folders = { api: demoFolder(), app: newFolder() };
  const api = await startApiBetween({ DATA_DIR: folders.api, ...env.api });
  const app = await startAppOver(api.url, { DATA_DIR: folders.app, ...env.app });
  const stop = async () => {
    await Promise.all([app.stop(), api.stop()]);
    removeFolder(folders.api);
    removeFolder(folders.app);
  };
  try {
    await Promise.all([api.ready(), app.said("is ready")]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { api, app, stop };
}

export type Pair = Awaited<ReturnType<typeof startPair>>;

/** Two processes that start on a busy machine take their time. */
export const pairStartMs = 180_000;
