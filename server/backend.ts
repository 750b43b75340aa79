import type { Logger } from "pino";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { readApiEnv, type ApiEnv } from "#api/env.ts";
import { openApi, type ApiRealtime, type OpenApi } from "#api/main.ts";
import { createCircuit, type Circuit } from "#app/services/http/circuit.ts";
import { askBy, type Ask } from "#app/services/http/ways.ts";
import { askVersion, knownVersion, scriptHeaders, type VersionAnswer } from "#server/api-version.ts";
import { askNetwork } from "#app/services/http/ask-network.server.ts";
import { forward } from "#server/forward.ts";
import { causeOf, heardBy } from "#server/heard-calls.ts";
import type { Monitoring } from "#server/monitoring/monitoring.ts";
import type { WebFacts } from "#server/web.ts";

/** The API as this process reaches it: embedded, or over the network. The rest of the server does not know which. */
export type Backend = {
  /** For the calls of one page; they are answered for the same session. */
  forPage: () => Ask;
  baseUrl: string;
  /** Leaves an API alone that lets calls time out; null for the embedded one. */
  circuit: Circuit | null;
  /** State of each part that a page needs: `ok` or a word that says what is wrong. */
  ready: () => Promise<Record<string, string>>;
  /** App and API version in one text; passes the API's 503 through. */
  version: (facts: WebFacts) => Promise<VersionAnswer>;
  /** Passes a page's own call on, with the visitor's session. */
  forward: (request: Request, facts: WebFacts) => Promise<Response>;
  close: () => Promise<void>;
};

export type BackendOptions = {
  apiUrl: string | undefined;
  sessionSecrets: KeyRing;
  publicUrl: string;
  version: string;
  log: Logger;
  realtime: ApiRealtime;
  monitoring: Monitoring;
  /** The bearer token behind the visitor's cookie. */
  tokenOf: (request: Request, facts: WebFacts) => Promise<string | null>;
};

/** Opens the embedded API, or points at the one of `API_URL`. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const embedded = options.apiUrl ? null : await openEmbedded(readApiEnv(), options);
  const baseUrl = options.apiUrl?.replace(/\/$/, "") ?? "http://api.internal";
  const send = embedded ? fetchOver(embedded.fetch) : fetch;
  const { log, tokenOf } = options;
  const ask = (facts: WebFacts) => askVersion(heardBy(log, send, facts), baseUrl, options.version, facts);
  const known = knownVersion(ask);
  const overNetwork: Ask = async (...call) => {
    const answer = await askNetwork(...call);
    known.heard(answer.status);
    return answer;
  };
  const circuit = embedded ? null : createCircuit((state) => log.warn({ event: "api.circuit", state }));
  return {
    forPage: () => (embedded ? askInside(embedded.forPage()) : overNetwork),
    baseUrl,
    circuit,
    ready: () => (embedded ? embedded.ready() : readyOverNetwork(send, baseUrl)),
    // In the same process it costs nothing to ask, and nobody counts.
    version: embedded ? ask : known.version,
    forward: (request, facts) =>
      forward(request, facts, { send: heardBy(log, send, facts), baseUrl, circuit, tokenOf }),
    close: async () => embedded?.close(),
  };
}

/** An API in the same process does not listen to signals. */
const askInside = (answer: ReturnType<OpenApi["forPage"]>) => askBy((request) => answer(request));

/** The same for what is asked by address, which goes in without a signal. */
function fetchOver(answer: OpenApi["fetch"]): typeof fetch {
  return (input, init) =>
    answer(input instanceof Request ? input : new Request(input, { ...init, signal: null }));
}

function openEmbedded(
  env: ApiEnv,
  { sessionSecrets, publicUrl, version, log, realtime, monitoring }: BackendOptions,
): Promise<OpenApi> {
  const { report } = monitoring;
  return openApi(env, { serverKey: sessionSecrets, publicUrl, version, log, realtime, report });
}

async function readyOverNetwork(send: typeof fetch, baseUrl: string) {
  try {
    const answer = await send(`${baseUrl}/api/version`, {
      headers: scriptHeaders,
      redirect: "manual",
      signal: AbortSignal.timeout(3_000),
    });
    // Also a refusal, such as of too many calls, proves that it is there.
    return { api: answer.status < 500 ? "ok" : `answers ${answer.status}` };
  } catch (error) {
    return { api: `not reachable (${causeOf(error)})` };
  }
}
