import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { readApiEnv } from "#api/env.ts";
import { openApi } from "#api/main.ts";
import { readServerConfig } from "#server/config.ts";
import { copyRequest, listen, requirePort, stopOnSignals } from "#server/listen.ts";
import { createLog } from "#server/log.ts";
import { startApiRealtime } from "#server/realtime/start-realtime.ts";
import { openMonitoring } from "#server/monitoring/monitoring.ts";
import { loadSecrets } from "#server/secret.ts";

/** Starts the API alone: all of its calls and its own description, on `API_PORT`. */
export async function startApi() {
  const config = readServerConfig();
  const env = readApiEnv();
  const log = createLog(env.LOG_LEVEL);
  const host = config.HOST ?? (env.demo ? "127.0.0.1" : "0.0.0.0");
  await requirePort(host, config.API_PORT, "API_PORT");
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const serverKey = loadSecrets(env.secrets, env.DATA_DIR);
  const realtime = startApiRealtime({ env, serverKey, publicUrl, log });
  const monitoring = await openMonitoring(config.SENTRY_DSN ?? null, "api");
  const { report } = monitoring;
  const api = await openApi(env, {
    serverKey,
    publicUrl,
    version: "api",
    log,
    realtime: realtime.api,
    report,
  });
  const close = async () => {
    await realtime.close();
    await api.close();
    await monitoring.close();
  };
  const where = { host, port: config.API_PORT, trustProxy: config.TRUST_PROXY };
  const server = await listenForCalls({ fetch: api.forApps() }, where).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  stopOnSignals(server, { close, log, drainSeconds: config.DRAIN_SECONDS });
  console.log(
    `\nWaymark's API is ready: http://localhost:${config.API_PORT} (description: /api/openapi.json)\n`,
  );
}

type Where = { host: string; port: number; trustProxy: boolean };

/** Serves an API on a port; the caller's address is the connection's unless a proxy is trusted to name it. */
export function listenForCalls(api: { fetch: (request: Request) => Promise<Response> }, where: Where) {
  const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    api.fetch(where.trustProxy ? request : withOwnAddress(request, incoming.socket.remoteAddress));
  return listen(fetch, where.host, where.port, "API_PORT");
}

/** Callers cannot choose the address they are counted by, unless they are trusted to speak for visitors. */
function withOwnAddress(request: Request, address: string | undefined) {
  const headers = new Headers(request.headers);
  headers.set("X-Forwarded-For", address?.replace(/^::ffff:/, "") ?? "unknown");
  return copyRequest(request, headers);
}
