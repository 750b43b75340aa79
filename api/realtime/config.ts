import { createHmac } from "node:crypto";
import type { ApiEnv } from "#api/env.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { keyInUse, type KeyRing } from "#api/domain/key-ring.ts";

/** Identifies an application of the Pusher protocol; the secret signs channels and calls. */
export type RealtimeApp = { appId: string; key: string; secret: string };

export type RealtimeConfig =
  | { mode: "off" }
  | ({ mode: "embedded" } & RealtimeApp)
  /** A hosted service, reached over TLS only: its own host, or that of its cluster. */
  | ({ mode: "hosted"; cluster: string; host: string | null } & RealtimeApp);

type Settings = Pick<
  ApiEnv,
  "REALTIME" | "PUSHER_APP_ID" | "PUSHER_KEY" | "PUSHER_SECRET" | "PUSHER_CLUSTER" | "PUSHER_HOST"
>;

/**
 * Which realtime there is: hosted with the PUSHER_ variables, else embedded under an application of our own that is
 * made from the server's key, so that all processes with that key agree. Throws `EnvironmentError` when something is
 * missing. A process whose API is elsewhere has no key in common with it (`ownApi` false): without variables it has
 * no realtime.
 */
export function realtimeConfig(env: Settings, serverKey: KeyRing, ownApi = true): RealtimeConfig {
  if (env.REALTIME === "off") return { mode: "off" };
  const given = givenApp(env);
  const hosted = env.REALTIME === "hosted" || (given !== null && env.REALTIME !== "embedded");
  if (hosted && !given) {
    throw new EnvironmentError("REALTIME=hosted needs PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET.");
  }
  if (hosted && given) {
    return { mode: "hosted", ...given, cluster: env.PUSHER_CLUSTER, host: env.PUSHER_HOST ?? null };
  }
  if (given) return { mode: "embedded", ...given };
  return ownApi ? { mode: "embedded", ...ownApp(serverKey) } : { mode: "off" };
}

function givenApp(env: Settings): RealtimeApp | null {
  const wanted = ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"] as const;
  const missing = wanted.filter((name) => !env[name]);
  if (missing.length === wanted.length) return null;
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = env;
  if (!appId || !key || !secret) {
    throw new EnvironmentError(`Realtime needs all of its credentials; ${missing.join(" and ")} missing.`);
  }
  return { appId, key, secret };
}

function ownApp(serverKey: KeyRing): RealtimeApp {
  const derived = (purpose: string) =>
    createHmac("sha256", keyInUse(serverKey)).update(purpose).digest("hex");
  return {
    appId: "waymark",
    key: derived("realtime key").slice(0, 20),
    secret: derived("realtime secret"),
  };
}

/** Host of a hosted service for calls and for sockets. */
export function hostedHosts({ cluster, host }: { cluster: string; host: string | null }) {
  return host
    ? { calls: host, sockets: host }
    : { calls: `api-${cluster}.pusher.com`, sockets: `ws-${cluster}.pusher.com` };
}
