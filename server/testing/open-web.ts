import { connect } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { askNetwork } from "#app/services/http/ask-network.server.ts";
import { listen } from "#server/listen.ts";
import { noMonitoring } from "#server/monitoring/monitoring.ts";
import { createWeb, type WebParts } from "#server/web.ts";

export type OpenWeb = { port: number; origin: string; logged: () => string; close: () => Promise<void> };

/** The server layer on a free port, with a page of one line behind it. */
export async function openWeb(change: Partial<WebParts> = {}): Promise<OpenWeb> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const web = createWeb({
    isStopping: () => false,
    backend: {
      forPage: () => askNetwork,
      baseUrl: "http://api.internal",
      circuit: null,
      ready: () => Promise.resolve({ database: "ok" }),
      version: () => Promise.resolve({ body: { version: "1+1" }, status: 200 }),
      forward: () => Promise.resolve(Response.json({ forwarded: true })),
      close: () => Promise.resolve(),
    },
    log: pino(sink),
    version: "1",
    trustProxy: false,
    publicUrl: undefined,
    development: false,
    clientFolder: null,
    realtime: null,
    realtimeCalls: null,
    monitoring: noMonitoring,
    dsn: null,
    renderPage: (request) => Promise.resolve(new Response(`page for ${request.method}`)),
    ...change,
  });
  const server = await listen(web.fetch, "127.0.0.1", 0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    logged: () => lines.join(""),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Sends bytes as they are, which no HTTP client would, and answers all that comes back until the end. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      // A server that refuses may close before everything was sent.
      error.code === "ECONNRESET" || error.code === "EPIPE" ? resolve(received) : reject(error),
    );
    socket.on("close", () => resolve(received));
  });
}
