import type { Logger } from "pino";
import { noBus, openPostgresBus } from "#api/realtime/bus.ts";
import { hostedHosts, realtimeConfig, type RealtimeConfig } from "#api/realtime/config.ts";
import type { ApiEnv } from "#api/env.ts";
import type { ApiRealtime } from "#api/main.ts";
import type { SendEvents } from "#api/realtime/event.ts";
import { remoteSender } from "#api/realtime/remote.ts";
import { isSessionNews } from "#api/realtime/session-news.ts";
import type { PageRealtime } from "#app/context.ts";
import type { ServerConfig } from "#server/config.ts";
import { openRealtime, type RealtimeEndpoint } from "#server/realtime/endpoint.ts";
import { publish } from "#server/realtime/hub.ts";
import { openSharedHub } from "#server/realtime/peers.ts";
import { watchSending } from "#server/realtime/watch-sending.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

type StartParts = {
  env: ApiEnv;
  /** Secret that all processes of the installation share. */
  serverKey: KeyRing;
  log: Logger;
};
type PageParts = StartParts & { config: Pick<ServerConfig, "API_URL" | "PUBLIC_URL" | "TRUST_PROXY"> };

export type StartedRealtime = {
  api: ApiRealtime;
  page: PageRealtime | null;
  /** The service of this process, where it is embedded. */
  endpoint: RealtimeEndpoint | null;
  /** Its state among the parts of this process; empty while it is off. */
  ready: () => Record<string, string>;
  close: () => Promise<void>;
};

const nothing = { endpoint: null, close: () => Promise.resolve() };
const now = () => new Date();

/** Realtime of a process that serves pages. */
export function startPageRealtime({ env, config: server, serverKey, log }: PageParts): StartedRealtime {
  const config = realtimeConfig(env, serverKey, server.API_URL === undefined);
  if (config.mode === "off") return { api: null, page: null, ready: () => ({}), ...nothing };
  if (config.mode === "hosted") {
    const { send, state } = hosted(config);
    const page = { key: config.key, host: hostedHosts(config).sockets };
    return { api: { app: config, send }, page, ready: () => ({ realtime: state() }), ...nothing };
  }
  const endpoint = openRealtime({
    app: config,
    databaseUrl: env.DATABASE_URL,
    trustProxy: server.TRUST_PROXY,
    publicUrl: server.PUBLIC_URL,
    log,
  });
  const page = { key: config.key, host: null };
  return {
    api: { app: config, send: endpoint.send },
    page,
    endpoint,
    ready: () => ({ realtime: endpoint.state() }),
    close: endpoint.close,
  };
}

/**
 * Realtime of an API on a port of its own. The sockets are with the processes that serve pages: it reaches them over
 * the common database, else over HTTP.
 */
export function startApiRealtime({ env, serverKey, publicUrl, log }: StartParts & { publicUrl: string }) {
  const config = realtimeConfig(env, serverKey);
  if (config.mode === "off") return { api: null, close: () => Promise.resolve() };
  if (config.mode === "hosted")
    return { api: { app: config, send: hosted(config).send }, close: () => Promise.resolve() };
  if (!env.DATABASE_URL) {
    return {
      api: { app: config, send: remoteSender(config, publicUrl, now) },
      close: () => Promise.resolve(),
    };
  }
  const bus = openPostgresBus(env.DATABASE_URL);
  // It only speaks: whoever listens is with the other processes.
  const hub = openSharedHub({ bus: { ...noBus, send: bus.send }, log });
  const api: ApiRealtime = {
    app: config,
    send: async (events) => {
      for (const event of events) publish(hub, event);
    },
  };
  return {
    api,
    close: () => {
      hub.leaveBus();
      return bus.close();
    },
  };
}

function hosted(config: Extract<RealtimeConfig, { mode: "hosted" }>) {
  const { send, state } = watchSending(remoteSender(config, `https://${hostedHosts(config).calls}`, now));
  // A hosted service knows no sessions and would refuse the names of those channels.
  const sendAll: SendEvents = async (events) => {
    const news = events.filter((event) => !isSessionNews(event));
    if (news.length > 0) await send(news);
  };
  return { send: sendAll, state };
}

/**
 * Origin of the sockets that a page opens, for its Content-Security-Policy; null where it is the page's own, which
 * browsers count as `self`. Never made of what the visitor's request says of the host.
 */
export function socketOrigin({ host }: PageRealtime, publicUrl: string | undefined): string | null {
  if (host) return `wss://${host}`;
  // Older browsers do not count sockets as `self`.
  return publicUrl ? publicUrl.replace(/^http/, "ws") : null;
}
