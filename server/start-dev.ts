import type { Server } from "node:http";
import { readApiEnv, type ApiEnv } from "#api/env.ts";
import { demoSignIns } from "#api/demo/sign-ins.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { openBackend, type Backend } from "#server/backend.ts";
import { readServerConfig, type ServerConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { noMonitoring } from "#server/monitoring/monitoring.ts";
import { createPageHandler } from "#server/page-handler.ts";
import { startPageRealtime, type StartedRealtime } from "#server/realtime/start-realtime.ts";
import { loadSecrets } from "#server/secret.ts";
import { tokenOfCookie } from "#server/session-token.ts";
import { createWeb } from "#server/web.ts";

export const signIns = demoSignIns;

// Survives reloads of this module: one data folder can be open only once.
const kept = globalThis as typeof globalThis & { waymarkBackend?: Promise<DevBackend> };
type DevBackend = { backend: Backend; realtime: StartedRealtime };

function backendOnce(port: number, sessionSecrets: KeyRing) {
  const env = readApiEnv();
  const config = readServerConfig();
  kept.waymarkBackend ??= openAll(config, env, port, sessionSecrets);
  return kept.waymarkBackend;
}

async function openAll(config: ServerConfig, env: ApiEnv, port: number, sessionSecrets: KeyRing) {
  const log = createLog(env.LOG_LEVEL);
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${port}`;
  const realtime = startPageRealtime({
    env,
    // Development runs on the machine itself, without a proxy.
    config: { ...config, TRUST_PROXY: false, PUBLIC_URL: undefined },
    serverKey: sessionSecrets,
    log,
  });
  const backend = await openBackend({
    apiUrl: config.API_URL,
    sessionSecrets,
    publicUrl,
    version: "development",
    log,
    realtime: realtime.api,
    monitoring: noMonitoring,
    tokenOf: tokenOfCookie(sessionSecrets),
  });
  return { backend, realtime };
}

/** Takes the realtime sockets of the development server; Vite keeps its own. */
export async function attachDevRealtime(server: Server, port: number) {
  const env = readApiEnv();
  const { realtime } = await backendOnce(port, loadSecrets(env.secrets, env.DATA_DIR));
  realtime.endpoint?.attach(server, "leave");
}

/** The web server of development; made anew for every request, so that each change counts at once. */
export async function devWeb(port: number) {
  const env = readApiEnv();
  const sessionSecrets = loadSecrets(env.secrets, env.DATA_DIR);
  const { backend, realtime } = await backendOnce(port, sessionSecrets);
  const log = createLog(env.LOG_LEVEL);
  const version = "development";
  const build = () => import("virtual:react-router/server-build");
  const journeyModule = "/app/journey-module/main.ts";
  const mode = "development";
  return createWeb({
    isStopping: () => false,
    backend,
    log,
    version,
    trustProxy: false,
    publicUrl: undefined,
    development: true,
    clientFolder: null,
    realtime: realtime.page,
    realtimeCalls: realtime.endpoint?.calls ?? null,
    monitoring: noMonitoring,
    dsn: null,
    renderPage: createPageHandler({
      build,
      mode,
      backend,
      sessionSecrets,
      version,
      journeyModule,
      realtime: realtime.page,
      devKit: true,
      downloadHosts: [],
      editorKey: readServerConfig().TINYMCE_API_KEY ?? null,
      log,
      monitoring: noMonitoring,
      browserDsn: null,
    }),
  });
}

export async function closeDev() {
  const open = await kept.waymarkBackend;
  open?.realtime.endpoint?.leave();
  await open?.realtime.close();
  await open?.backend.close();
}
