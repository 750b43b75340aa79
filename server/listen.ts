import type { Server } from "node:http";
import { createServer, type Server as Listener } from "node:net";
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Logger } from "pino";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { sendWhole } from "#server/whole-answers.ts";

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** The variable that names a port, and the command that reads it. */
const commands = { PORT: "npm start", API_PORT: "npm run api" };
type PortSetting = keyof typeof commands;

/** Begins to listen; a taken or forbidden port is an error that says what to do, with the name of its `setting`. */
export function listen(
  fetch: Fetch,
  host: string,
  port: number,
  setting: PortSetting = "PORT",
): Promise<Server> {
  // Without options for HTTP/2 the adaptor makes a plain HTTP server. A request without a host is refused by the
  // adaptor, with our headers. The global `Response` stays Node's own, or what `fetch` answers would be none.
  const serverOptions = { requireHostHeader: false };
  const answer: Fetch = async (request, env) => {
    const response = await fetch(hasLength(request) ? request : copyRequest(request), env);
    return sendWhole(response, env.outgoing) ? RESPONSE_ALREADY_SENT : response;
  };
  const server = createAdaptorServer({
    fetch: answer,
    serverOptions,
    overrideGlobalObjects: false,
  }) as Server;
  answerUnreadable(server);
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  // Longer than load balancers keep a connection, so that it is never closed under a request on its way.
  server.keepAliveTimeout = 65_000;
  return begin(server, { host, port, setting });
}

/**
 * Refuses a port that is taken or forbidden, as `listen` does, before anything is made ready for it: the data of a first
 * start takes a while.
 */
export async function requirePort(host: string, port: number, setting: PortSetting = "PORT"): Promise<void> {
  const probe = await begin(createServer(), { host, port, setting });
  await new Promise((closed) => probe.close(closed));
}

function begin<Kind extends Listener>(server: Kind, where: Where): Promise<Kind> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, where)));
    server.listen(where.port, where.host, () => resolve(server));
  });
}

const bodied = new Set(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** False for a body that tells no length: limits of size make another request out of it. */
function hasLength({ method, headers }: Request) {
  return !bodied.has(method) || headers.has("Content-Length");
}

/**
 * The same request as Node's own kind, which `new Request(request)` cannot make of the adaptor's light ones.
 * `headers` replace the request's.
 */
export function copyRequest(request: Request, headers: Headers = request.headers): Request {
  const { method, signal, url } = request;
  return new Request(url, {
    method,
    headers,
    signal,
    ...(bodied.has(method) && { body: request.body, duplex: "half" }),
  });
}

/** Headers of answers that are made below the web server, for requests that are no HTTP it could read. */
const bareHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
};

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Refuses what Node's parser or the adaptor cannot read, with the same care for headers as elsewhere. */
function answerUnreadable(server: Server) {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const status = unreadable[error.code ?? ""] ?? "400 Bad Request";
    const headers = Object.entries({ ...bareHeaders, "Content-Length": "0", Connection: "close" });
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    return socket.end([`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n"));
  });
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { ...bareHeaders, Connection: "close" }).end();
  });
  // A host that is none is refused before the web server sees the request; its own headers replace these.
  server.prependListener("request", (_request, response) => {
    for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
  });
}

type Where = { host: string; port: number; setting: PortSetting };

function explained(error: NodeJS.ErrnoException, { host, port, setting }: Where) {
  if (error.code === "EADDRINUSE") {
    return new EnvironmentError(
      `Port ${port} on ${host} is taken. Stop the program that uses it, or choose another: ` +
        `${setting}=${port + 1} ${commands[setting]}`,
    );
  }
  if (error.code === "EACCES") {
    return new EnvironmentError(
      `Port ${port} may not be opened by this user. Choose one above 1023 with ${setting}=.`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new EnvironmentError(`HOST=${host} is no address of this machine.`);
  }
  return error;
}

const graceMs = 8_000;

export type Stopping = {
  /** Ends the rest once the last answer is out. */
  close: () => Promise<void>;
  log: Logger;
  /** How long the process says that it is going, and still answers, before it stops to listen. */
  drainSeconds?: number;
  /** Called first: from then on the process is not ready. */
  announce?: () => void;
  /** Ends what would stay open by itself, such as sockets. */
  leave?: () => void;
};

/**
 * Stops on SIGTERM and SIGINT: first not ready, so that load balancers look elsewhere; after the time for that no new
 * connections; answers under way finish. A second signal ends at once.
 */
export function stopOnSignals(server: Server, stopping: Stopping) {
  const { log } = stopping;
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ event: "sys_shutdown", signal });
    goAway(server, stopping)
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({
          event: "sys_shutdown_failed",
          error: error instanceof Error ? error.message : "unknown",
        });
        process.exit(1);
      });
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

async function goAway(server: Server, { close, announce, leave, drainSeconds = 0 }: Stopping) {
  announce?.();
  if (drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
  leave?.();
  await stopServer(server);
  await close();
}

/** Resolves when the last answer is out, at the latest after the time of grace. */
function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(force);
      resolve();
    });
  });
}
