import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { PageRealtime } from "#app/context.ts";
import type { Backend } from "#server/backend.ts";
import { clientAddressOf, visitorUrl } from "#server/client-address.ts";
import { compress } from "#server/compress.ts";
import { floodGate } from "#server/flood-gate.ts";
import { mountForwardedCalls } from "#server/forwarded-calls.ts";
import { mountHealth } from "#server/health.ts";
import { loggedPath } from "#server/log.ts";
import type { Dsn } from "#server/monitoring/dsn.ts";
import type { Monitoring } from "#server/monitoring/monitoring.ts";
import { mountTunnel } from "#server/monitoring/tunnel.ts";
import { plainError } from "#server/plain-error.ts";
import type { RealtimeEndpoint } from "#server/realtime/endpoint.ts";
import { socketOrigin } from "#server/realtime/start-realtime.ts";
import { createNonce, isSameOrigin, securityHeaders } from "#server/security.ts";
import { mountStaticFiles } from "#server/static-files.ts";

/** What the server layer knows of a request; the app gets the same facts. */
export type WebFacts = {
  requestId: string;
  nonce: string;
  clientAddress: string;
  url: URL;
  secure: boolean;
  /** True where somebody is connected, to whom an answer can be sent; false where a test hands the request in. */
  connected?: boolean;
  /** Cuts the connection; nothing where a test hands the request in. */
  breakOff?: () => void;
  /** Origins that parts of the page may come from; what makes the page adds to it. */
  hosts?: string[];
  /** Set by what makes the page where it may stand in a frame of ours. */
  framed?: { allowed: boolean };
  /** Gives the trace of this request the name of its route. */
  rename?: (name: string) => void;
};
export type WebEnv = { Bindings: HttpBindings; Variables: { facts: WebFacts } };

export type WebParts = {
  backend: Backend;
  log: Logger;
  version: string;
  trustProxy: boolean;
  /** Address under which visitors reach the app; decides origin and secure cookies when it is set. */
  publicUrl: string | undefined;
  development: boolean;
  /** Folder of built browser files; null while Vite serves them. */
  clientFolder: string | null;
  /** How pages reach realtime; null while it is off. */
  realtime: PageRealtime | null;
  /** The HTTP interface of the embedded realtime service. */
  realtimeCalls: RealtimeEndpoint["calls"] | null;
  /** Renders a page; the framework's request handler with our context. */
  renderPage: (request: Request, facts: WebFacts) => Promise<Response>;
  monitoring: Monitoring;
  /** True from the moment that the process was told to end. */
  isStopping: () => boolean;
  /** Where browsers' reports are passed on to. */
  dsn: Dsn | null;
};

const maxBodyBytes = 1024 * 1024;
/** Forms with files; the API says in words when a file is too large. */
const maxUploadBytes = 9 * 1024 * 1024 + 512 * 1024;
const allowedMethods = "GET, HEAD, POST, OPTIONS";

const sizeLimit = limitTo(maxBodyBytes);
const uploadLimit = limitTo(maxUploadBytes);

/** The web server: health, files, the few API calls that pages make themselves, then the app's pages. */
export function createWeb(parts: WebParts): Hono<WebEnv> {
  const web = new Hono<WebEnv>();
  web.use(async (context, next) => {
    const facts = factsOf(context, parts);
    context.set("facts", facts);
    const started = performance.now();
    await next();
    finish(context, facts, parts, performance.now() - started);
  });
  // Before all that costs something.
  web.use(floodGate());
  web.use(compress);
  // Before the check of origins: these calls come from servers and are signed.
  const { realtimeCalls } = parts;
  if (realtimeCalls) web.all("/apps/*", sizeLimit, (context) => realtimeCalls.fetch(context.req.raw));
  web.use(async (context, next) => {
    const { method } = context.req;
    if (method === "OPTIONS") return context.body(null, 204, { Allow: allowedMethods });
    if (!["GET", "HEAD", "POST"].includes(method)) {
      return plainError(context, 405, "This address does not take that kind of request.", {
        Allow: allowedMethods,
      });
    }
    const { url } = context.get("facts");
    if (!isSameOrigin(method, context.req.raw.headers, url.origin)) {
      parts.log.warn({
        event: "authz_fail",
        reason: "cross-origin",
        request_id: context.get("facts").requestId,
        ...originHint(context.req.raw.headers, url, parts),
      });
      return plainError(context, 403, "This form was sent from another site, so nothing was changed.");
    }
    return next();
  });
  web.use(limitBody);
  mountHealth(web, parts);
  if (parts.clientFolder) mountStaticFiles(web, parts.clientFolder);
  mountTunnel(web, parts.dsn);
  mountForwardedCalls(web, parts);
  web.all("*", (context) => page(context, parts));
  web.onError((error, context) => {
    const { requestId } = context.get("facts");
    parts.log.error({
      event: "request.failed",
      request_id: requestId,
      error: error.message,
      stack: error.stack,
    });
    parts.monitoring.report(error, { requestId });
    return plainError(context, 500, `Something went wrong on our side. Error id: ${requestId}`);
  });
  return web;
}

/** What to do where the refusal looks like a proxy that nobody told us of, and not like another site. */
function originHint(headers: Headers, url: URL, { publicUrl, trustProxy }: WebParts) {
  const sent = headers.get("Origin") ?? "";
  const fromProxy = headers.has("X-Forwarded-Proto") || headers.has("X-Forwarded-Host");
  const sameHost = URL.canParse(sent) && new URL(sent).hostname === url.hostname;
  if (headers.get("Sec-Fetch-Site") === "cross-site" || (!fromProxy && !sameHost)) return {};
  const advice = publicUrl
    ? `PUBLIC_URL is ${publicUrl}, but the page was opened under another address.`
    : trustProxy
      ? "The proxy must send X-Forwarded-Proto and X-Forwarded-Host as the browser sees them, or set PUBLIC_URL."
      : "Behind a proxy set PUBLIC_URL to the address of the portal, and TRUST_PROXY=on.";
  return { hint: advice, expected: url.origin };
}

function limitTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context: Context<WebEnv>) => plainError(context, 413, "What was sent is too large."),
  });
}

function limitBody(context: Context<WebEnv>, next: Next) {
  // To look for a body would make a whole request of what the server keeps as its head.
  if (context.req.method !== "POST") return next();
  const isUpload = (context.req.header("Content-Type") ?? "").startsWith("multipart/form-data");
  return (isUpload ? uploadLimit : sizeLimit)(context, next);
}

function page(context: Context<WebEnv>, parts: WebParts) {
  const facts = context.get("facts");
  const { raw } = context.req;
  const request = facts.url.href === raw.url ? raw : new Request(facts.url, raw);
  const name = `${raw.method} ${loggedPath(facts.url.pathname)}`;
  return parts.monitoring.trace({ name, headers: raw.headers, requestId: facts.requestId }, (rename) =>
    parts.renderPage(request, { ...facts, rename }),
  );
}

function factsOf(context: Context<WebEnv>, parts: WebParts): WebFacts {
  const url = visitorUrl(context.req.raw, parts.trustProxy, parts.publicUrl);
  const given = parts.trustProxy ? context.req.header("X-Request-Id") : undefined;
  return {
    requestId: given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID(),
    nonce: parts.development ? "" : createNonce(),
    clientAddress: clientAddressOf(context.env.incoming, context.req.raw.headers, parts.trustProxy),
    url,
    secure: url.protocol === "https:",
    hosts: [],
    framed: { allowed: false },
    connected: outgoingOf(context) !== undefined,
    breakOff: () => outgoingOf(context)?.destroy(),
  };
}

function finish(context: Context<WebEnv>, facts: WebFacts, parts: WebParts, ms: number) {
  const { development, log, realtime } = parts;
  const { headers, status } = context.res;
  const sockets = [realtime && socketOrigin(realtime, parts.publicUrl)].filter((origin) => origin !== null);
  for (const [name, value] of Object.entries(
    securityHeaders(facts.nonce, {
      secure: facts.secure,
      development,
      sockets,
      hosts: facts.hosts ?? [],
      framed: facts.framed?.allowed ?? false,
    }),
  )) {
    headers.set(name, value);
  }
  headers.set("X-Request-Id", facts.requestId);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  const path = loggedPath(facts.url.pathname);
  if (!path.startsWith("/build/") && path !== "/healthz") {
    // Who asks whether we are ready asks every few seconds.
    log[path === "/readyz" ? "debug" : "info"]({
      event: "request",
      request_id: facts.requestId,
      method: context.req.method,
      path,
      // Nobody waited for the answer; nginx has the same number for that.
      status: hasLeft(context) ? 499 : status,
      ms: Math.round(ms),
    });
  }
}

/** There is no connection where a test hands the request in. */
function outgoingOf({ env }: Context<WebEnv>) {
  return (env as Partial<HttpBindings> | undefined)?.outgoing;
}

function hasLeft(context: Context<WebEnv>) {
  const outgoing = outgoingOf(context);
  return outgoing !== undefined && outgoing.destroyed && !outgoing.writableEnded;
}
