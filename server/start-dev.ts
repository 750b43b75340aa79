import { readApiEnv } from "#api/env.ts";
import { demoSignIns } from "#api/db/seed/sign-ins.ts";
import { openBackend, type Backend } from "#server/backend.ts";
import { readServerConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { noMonitoring } from "#server/monitoring/monitoring.ts";
import { createPageHandler } from "#server/page-handler.ts";
import { loadSecret } from "#server/secret.ts";
import { tokenOfCookie } from "#server/session-token.ts";
import { createWeb } from "#server/web.ts";

export const signIns = demoSignIns;

// Survives reloads of this module: one data folder can be open only once.
const kept = globalThis as typeof globalThis & { waymarkBackend?: Promise<Backend> };

function backendOnce(port: number, sessionSecret: string) {
  const env = readApiEnv();
  const config = readServerConfig();
  kept.waymarkBackend ??= openBackend({
    apiUrl: config.API_URL,
    sessionSecret,
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${port}`,
    version: "development",
    log: createLog(env.LOG_LEVEL),
    monitoring: noMonitoring,
    tokenOf: tokenOfCookie(sessionSecret),
  });
  return kept.waymarkBackend;
}

/** The web server of development; made anew for every request, so that each change counts at once. */
export async function devWeb(port: number) {
  const env = readApiEnv();
  const sessionSecret = loadSecret(env.SESSION_SECRET, env.DATA_DIR);
  const backend = await backendOnce(port, sessionSecret);
  const log = createLog(env.LOG_LEVEL);
  const version = "development";
  const build = () => import("virtual:react-router/server-build");
  const journeyModule = "/app/journey-module/main.ts";
  const mode = "development";
  return createWeb({
    backend,
    log,
    version,
    trustProxy: false,
    publicUrl: undefined,
    development: true,
    clientFolder: null,
    monitoring: noMonitoring,
    dsn: null,
    renderPage: createPageHandler({
      build,
      mode,
      backend,
      sessionSecret,
      version,
      journeyModule,
      log,
      monitoring: noMonitoring,
      browserDsn: null,
    }),
  });
}

export async function closeDev() {
  const backend = await kept.waymarkBackend;
  await backend?.close();
}
