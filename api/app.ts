import { Hono, type Context } from "hono";
import { namedAfter, type Database } from "#api/db/client.ts";
import { oneReading } from "#api/db/one-reading.ts";
import { DatabaseError } from "#api/db/database-error.ts";
import { accountOf, isReading } from "#api/http/account-of.ts";
import { bearerOf } from "#api/http/authenticate.ts";
import type { ApiParts, Call, HttpEnv } from "#api/http/context.ts";
import { takenInside, type InsideAnswer } from "#api/http/inside.ts";
import { limitBody } from "#api/http/limit-body.ts";
import { knownAccounts, type KnownAccounts } from "#api/http/known-accounts.ts";
import { mount } from "#api/http/mount.ts";
import { Refusal, tooLarge, unauthenticated } from "#api/http/refusal.ts";
import { scopeOf } from "#api/http/scope.ts";
import { sharedReadings } from "#api/http/shared-readings.ts";
import { withinLimits } from "#api/modules/system/limits/within-limits.ts";
import { routes } from "#api/routes.ts";
import { localeFrom, textsIn } from "#api/texts/texts.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { buildOpenApi } from "#contract/openapi.ts";
import { endpoints } from "#contract/endpoints.ts";

type Fetch = (request: Request) => Promise<Response>;

export type Api = {
  fetch: Fetch;
  /**
   * A way to the API for the calls of one page, which are made by this process: they share the look-up of the session,
   * and one transaction where they read side by side.
   */
  forPage: () => (request: Request) => Promise<InsideAnswer>;
  /**
   * A way to the API for apps in processes of their own: calls of one moment share the look-up of the session. Every
   * change forgets it; one that another API process made is heard of within a second, as is promised of a session's
   * end. Calls of one session with the same request id are of one page, and read in one transaction.
   */
  forApps: () => Fetch;
  /** Every method and path that is answered, for tests that compare them with the contract. */
  mounted: () => string[];
};

/** The API over its parts. Speaks HTTP only; opens no port and reads no environment. */
export function createApi(parts: ApiParts): Api {
  // A slash at the end makes no difference, as in Laravel.
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...privateHeaders, ...supportedHeaders })) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.use(limitBody(() => respond(tooLarge())));
  app.use(async (_context, next) => {
    const down = parts.maintenance();
    if (down) {
      const headers = { "Retry-After": String(down.retryAfter) };
      return respond(new Refusal(503, { message: down.message || "Service Unavailable" }, headers));
    }
    return next();
  });
  for (const route of routes) {
    mount(app, route, {
      callOf: (context) => callOf(context, route.endpoint, parts),
      limiting: withinLimits,
    });
  }
  app.get("/api/openapi.json", (context) =>
    context.json(buildOpenApi(endpoints, { title: "Waymark API", version: parts.version })),
  );
  app.notFound((context) => respond(missing(context, app)));
  app.onError((error, context) => {
    const { requestId } = context.env;
    if (error instanceof Refusal) {
      if (error.status === 403) {
        parts.log.warn({ event: "authz_fail", request_id: requestId, permission: error.body["permission"] });
      }
      return respond(error);
    }
    const databaseGone = error instanceof DatabaseError && error.unavailable;
    parts.log.error({
      event: "api.failed",
      request_id: requestId,
      error: `${error.name}: ${error.message}`,
      stack: error.stack,
    });
    // Not the maintenance wording: callers may try again at once.
    if (databaseGone)
      return respond(new Refusal(503, { message: outageText(context), request_id: requestId }));
    parts.report(error, { requestId });
    return respond(new Refusal(500, { message: "Server Error", request_id: requestId }));
  });
  // HEAD is answered by the GET route without its body, as in Laravel: Hono does that.
  const answerTo: AnswerTo = async (request, requestId, shared) =>
    await app.fetch(request, { shared, requestId });
  const sharing = (accounts: KnownAccounts, inside: boolean) =>
    sharedBy({ accounts, inside }, parts.database, answerTo);
  return {
    fetch: (request) => answerTo(request, requestIdIn(request.headers), null),
    forPage: () => insideBy(sharing(knownAccounts(), true)),
    forApps: () => sharing(knownAccounts({ forMs: sharedForMs }), false),
    mounted: () => endpointsOf(app).map(({ method, path }) => `${method} ${path}`),
  };
}

const insideBy = (page: Fetch) => async (request: Request) => takenInside(await page(request));

type AnswerTo = (
  request: Request,
  requestId: string,
  shared: HttpEnv["Bindings"]["shared"],
) => Promise<Response>;

/** A way to the API whose calls share what is known of accounts, and a transaction where they are of one page. */
function sharedBy(
  { accounts, inside }: { accounts: KnownAccounts; inside: boolean },
  database: Database,
  answerTo: AnswerTo,
): Fetch {
  const readings = sharedReadings();
  return async (request) => {
    const requestId = requestIdIn(request.headers);
    if (isReading(request.method)) {
      const begin = () => oneReading(namedAfter(requestId, database));
      const token = bearerOf(request.headers.get("Authorization") ?? undefined) ?? "";
      const answer = (reading: Database) => answerTo(request, requestId, { accounts, reading, inside });
      return readings.during(`${token} ${requestId}`, begin, answer);
    }
    const answer = await answerTo(request, requestId, { accounts, reading: null, inside });
    // Also what was looked up while the change was under way.
    accounts.forget();
    return answer;
  };
}

/** On every answer, as in Laravel: what an account may read is kept by nobody in between. */
const privateHeaders = { "Cache-Control": "no-cache, private", "X-Content-Type-Options": "nosniff" };

/** On every answer: a call with a key is done once, however often it comes (rulings 46). */
const supportedHeaders = { "Idempotency-Supported": "true" };

/** Errors are told as JSON with Laravel's headers. */
function respond({ status, body, headers }: Refusal) {
  return Response.json(body, {
    status,
    headers: { ...privateHeaders, ...headers },
  });
}

/** The mounted endpoints without what runs around them. */
function endpointsOf(app: Hono<HttpEnv>) {
  return app.routes.filter(({ method }) => method !== "ALL");
}

/** Unknown paths are 404; known ones with another method are 405 and name the methods. OPTIONS asks for them. */
function missing(context: Context<HttpEnv>, app: Hono<HttpEnv>) {
  const path = context.req.path.replace(/^\//, "").slice(0, 200);
  // The words that mean a redirect must not come in by way of a guessed path (rulings 2).
  const plain = !/admin|unauthenticated/i.test(path);
  const found = endpointsOf(app).filter((route) => matches(route.path, context.req.path));
  if (found.length === 0) {
    return new Refusal(404, {
      message: `The route ${plain ? path : "that was asked for"} could not be found.`,
    });
  }
  const methods = found.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  const allowed = [...new Set(methods)].join(", ");
  if (context.req.method === "OPTIONS") return new Refusal(200, { message: "" }, { Allow: allowed });
  const route = plain ? `route ${path}` : "this route";
  const message = `The ${context.req.method} method is not supported for ${route}. Supported methods: ${allowed}.`;
  return new Refusal(405, { message }, { Allow: allowed });
}

function matches(pattern: string, path: string) {
  const wanted = pattern.split("/");
  const given = path.replace(/\/$/, "").split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : part === given[index]))
  );
}

function outageText(context: Context) {
  return textsIn(localeFrom(context.req.header("Accept-Language"))).outage;
}

function requestIdIn(headers: Headers) {
  const given = headers.get("X-Request-Id");
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** With the time that the answer takes, less than a second. */
const sharedForMs = 900;

/**
 * Who calls, from where, in which language. The last forwarded address counts: it was written by whoever handed
 * the call over, while those before it could have been made up by the caller.
 */
async function callOf(context: Context<HttpEnv>, endpoint: EndpointSpec, parts: ApiParts): Promise<Call> {
  const { requestId, shared } = context.env;
  const own = () => namedAfter(requestId, parts.database);
  const reads = isReading(context.req.method);
  const database = reads ? (shared?.reading ?? oneReading(own())) : own();
  const named = { ...parts, database };
  const account = await accountOf(context, endpoint, named);
  return {
    ...named,
    account,
    scope: scopeOf(account),
    locale: localeFrom(context.req.header("Accept-Language")),
    requestId,
    clientAddress: context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() || "unknown",
    userAgent: context.req.header("User-Agent")?.slice(0, 400) ?? null,
    signedIn: () => {
      if (!account) throw unauthenticated("signed-in");
      return account;
    },
  };
}
