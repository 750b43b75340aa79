import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Logger } from "pino";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { failureContext, requestFactsContext, type PageRealtime } from "#app/context.ts";
import type { Answer, Ask } from "#app/services/http/ways.ts";
import type { Backend } from "#server/backend.ts";
import { loggedPath } from "#server/log.ts";
import { createRoutePicker } from "#server/route-picker.ts";
import type { Monitoring } from "#server/monitoring/monitoring.ts";
import type { WebFacts } from "#server/web.ts";
import { wholeAnswer } from "#server/whole-answers.ts";

export type PageOptions = {
  /** Called for the first page: loading it takes a moment that the start need not wait for. */
  build: () => Promise<ServerBuild>;
  mode: "production" | "development";
  backend: Backend;
  sessionSecrets: KeyRing;
  version: string;
  journeyModule: string;
  realtime: PageRealtime | null;
  devKit: boolean;
  /** The key of the hosted editor; null where the bundled one is used. */
  editorKey: string | null;
  /** Hosts beside the API's own that its downloads may lead to. */
  downloadHosts: readonly string[];
  log: Logger;
  monitoring: Monitoring;
  /** The address that browsers report to by way of our own; null switches their reports off. */
  browserDsn: string | null;
};

/** The framework's request handler; each request gets a context of its own with the server's facts. */
export function createPageHandler(options: PageOptions) {
  let prepared: Promise<HandlerOf> | undefined;
  return async (request: Request, facts: WebFacts): Promise<Response> => {
    const handlerOf = await (prepared ??= prepare(options));
    const told: Told = { refusal: null };
    const handle = handlerOf(facts.url.pathname);
    const answer = await handle(request, contextOf(options, request, facts, told));
    if (isBusy(answer)) passOn(told, answer);
    if (!isFailedDocument(request, answer)) return answer;
    const context = contextOf(options, request, facts, told);
    context.set(failureContext, { status: answer.status, data: await answer.json() });
    const { pathname, search } = facts.url;
    const page = new URL(`/documents/failed?of=${encodeURIComponent(pathname + search)}`, facts.url);
    const failed = new Request(page, { headers: request.headers, signal: request.signal });
    return handlerOf(page.pathname)(failed, context);
  };
}

/** The headers of the last call of the API that was refused. */
type Told = { refusal: Answer["headers"] | null };

/** What of a refusal goes into the answer of the page: how long to wait, and whether it holds for a whole address. */
const passedOn = ["Retry-After", "X-RateLimit-Scope"];

function passOn({ refusal }: Told, { headers }: Response) {
  for (const name of passedOn) {
    const value = refusal?.get(name);
    if (value) headers.set(name, value);
  }
}

const isBusy = ({ status }: Pick<Response, "status">) => status === 429 || status === 503;

function listening(ask: Ask, told: Told): Ask {
  return async (...call) => {
    const answer = await ask(...call);
    if (isBusy(answer)) told.refusal = answer.headers;
    return answer;
  };
}

type HandlerOf = (pathname: string) => ReturnType<typeof createRequestHandler>;

async function prepare({ build, mode }: PageOptions): Promise<HandlerOf> {
  return createRoutePicker(await build(), (routes) => createRequestHandler(routes, mode));
}

/** A route without a page of its own tells a failure as bare data; a person who opened it should see a page. */
function isFailedDocument({ method, headers }: Request, { status, headers: answered }: Response) {
  const opened = method === "GET" && (headers.get("Accept") ?? "").includes("text/html");
  return opened && status >= 400 && (answered.get("Content-Type") ?? "").includes("application/json");
}

function contextOf(options: PageOptions, request: Request, facts: WebFacts, told: Told) {
  const { requestId, nonce, clientAddress, secure } = facts;
  const context = new RouterContextProvider();
  context.set(requestFactsContext, {
    requestId,
    nonce,
    clientAddress,
    secure,
    askApi: listening(options.backend.forPage(), told),
    apiUrl: options.backend.baseUrl,
    apiCircuit: options.backend.circuit,
    sessionSecrets: options.sessionSecrets,
    version: options.version,
    journeyModule: options.journeyModule,
    realtime: options.realtime,
    devKit: options.devKit,
    downloadHosts: options.downloadHosts,
    editorKey: options.editorKey,
    allowPartsOf: (origin) => void facts.hosts?.push(origin),
    allowFrame: () => {
      if (facts.framed) facts.framed.allowed = true;
    },
    answerWhole: facts.connected ? wholeAnswer : (body, init) => new Response(Buffer.from(body), init),
    breakOff: () => facts.breakOff?.(),
    monitoring: options.browserDsn,
    report: (error) => options.monitoring.report(error, facts),
    nameRoute: (pattern) => facts.rename?.(`${request.method} /${pattern.replace(/^\//, "")}`),
    log: (level, event, more = {}) => {
      if (!options.log.isLevelEnabled(level)) return;
      const path = loggedPath(facts.url.pathname);
      options.log[level]({ event, request_id: requestId, ...more, path });
    },
  });
  return context;
}
