import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readApiEnv, type ApiEnv } from "#api/env.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { demoSignIns } from "#api/demo/sign-ins.ts";
import { openBackend } from "#server/backend.ts";
import { tellVersion } from "#api/realtime/tell-status.ts";
import { readServerConfig, type ServerConfig } from "#server/config.ts";
import { listen, requirePort, stopOnSignals } from "#server/listen.ts";
import { createLog } from "#server/log.ts";
import { openMonitoring } from "#server/monitoring/monitoring.ts";
import { createPageHandler } from "#server/page-handler.ts";
import { startPageRealtime } from "#server/realtime/start-realtime.ts";
import { loadSecrets } from "#server/secret.ts";
import { tokenOfCookie } from "#server/session-token.ts";
import { createWeb } from "#server/web.ts";

/** Starts everything on one port: the embedded API unless `API_URL` is set, then the app. */
export async function startWeb() {
  const config = readServerConfig();
  const env = readApiEnv();
  requireSecret(env, config);
  const log = createLog(env.LOG_LEVEL);
  const host = hostOf(config, env);
  await requirePort(host, config.PORT);
  const clientFolder = fileURLToPath(new URL("../client", import.meta.url));
  const version = buildVersion(clientFolder);
  const sessionSecrets = loadSecrets(env.secrets, env.DATA_DIR);
  const address = addressOf(host, config.PORT);
  const publicUrl = config.PUBLIC_URL ?? address;
  const realtime = startPageRealtime({ env, config, serverKey: sessionSecrets, log });
  const dsn = config.SENTRY_DSN ?? null;
  const monitoring = await openMonitoring(dsn, version);
  const backend = await openBackend({
    apiUrl: config.API_URL,
    sessionSecrets,
    publicUrl,
    version,
    log,
    realtime: realtime.api,
    monitoring,
    tokenOf: tokenOfCookie(sessionSecrets),
  });
  const ready = async () => ({ ...(await backend.ready()), ...realtime.ready() });
  const shared = { backend: { ...backend, ready }, version, log, realtime: realtime.page, monitoring };
  const renderPage = createPageHandler({
    ...shared,
    build: () => import("virtual:react-router/server-build"),
    mode: "production",
    sessionSecrets,
    journeyModule: journeyFile(clientFolder),
    ...pagesAsSet(config),
  });
  const going = goingFlag();
  const web = createWeb({
    ...shared,
    trustProxy: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL,
    development: false,
    clientFolder,
    realtimeCalls: realtime.endpoint?.calls ?? null,
    renderPage,
    dsn,
    isStopping: going.isSet,
  });
  const close = () => closeInOrder(realtime, backend, monitoring);
  const server = await listen(web.fetch, host, config.PORT).catch(async (error: unknown) => {
    realtime.endpoint?.leave();
    await close();
    throw error;
  });
  realtime.endpoint?.attach(server);
  if (realtime.api) void tellVersion({ sendEvents: realtime.api.send, log }, version);
  const leave = () => realtime.endpoint?.leave();
  stopOnSignals(server, { close, log, drainSeconds: config.DRAIN_SECONDS, announce: going.set, leave });
  console.log(`\nWaymark is ready: ${address}\n${env.demo && !config.API_URL ? demoSignIns : ""}`);
}

/** What the environment says of pages. */
function pagesAsSet({ DEV_KIT, DOWNLOAD_HOSTS, SENTRY_DSN, TINYMCE_API_KEY }: ServerConfig) {
  return {
    devKit: DEV_KIT,
    downloadHosts: DOWNLOAD_HOSTS,
    browserDsn: SENTRY_DSN?.text ?? null,
    editorKey: TINYMCE_API_KEY ?? null,
  };
}

async function closeInOrder(...parts: { close: () => Promise<void> }[]) {
  for (const part of parts) await part.close();
}

/** Whether the process was told to end. */
function goingFlag() {
  let isGoing = false;
  return {
    set: () => {
      isGoing = true;
    },
    isSet: () => isGoing,
  };
}

/** The demo has known passwords, so it answers this machine alone unless told otherwise. */
function hostOf({ HOST, API_URL }: ServerConfig, { demo }: ApiEnv): string {
  return HOST ?? (demo && !API_URL ? "127.0.0.1" : "0.0.0.0");
}

function addressOf(host: string, port: number): string {
  return `http://${host === "127.0.0.1" || host === "0.0.0.0" ? "localhost" : host}:${port}`;
}

/** With `API_URL` nothing else keeps a secret that all app servers share. */
function requireSecret({ NODE_ENV, secrets }: ApiEnv, { API_URL }: ServerConfig) {
  if (NODE_ENV !== "production" || !API_URL || secrets) return;
  throw new EnvironmentError(
    "SESSION_SECRET is missing: with API_URL this server signs its visitors' sessions with a secret of its own, the same on every app server and over restarts, of at least 32 characters.",
  );
}

/** A text that changes with every build: the hash its stamp keeps. */
function buildVersion(clientFolder: string) {
  const stamp = join(clientFolder, "..", "version");
  return existsSync(stamp) ? readFileSync(stamp, "utf8").trim() : "unbuilt";
}

function journeyFile(clientFolder: string) {
  const manifest = join(clientFolder, "build", "journey.json");
  // Our own build wrote this file, one line before.
  const { file } = JSON.parse(readFileSync(manifest, "utf8")) as { file: string };
  return `/build/${file}`;
}
