import { createCookie, type MiddlewareFunction } from "react-router";
import {
  apiFactoryContext,
  requestFactsContext,
  themeContext,
  userContext,
  type RequestFacts,
} from "#app/context.ts";
import { createApiClient, type ApiClient } from "#app/services/http/api-client.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { pageApi } from "#app/services/http/page-api.server.ts";
import { currentSession, Theme } from "#contract/access/session.ts";

const thirtyDays = 30 * 24 * 60 * 60;

/** The `__Host-` prefix binds a cookie to this host; browsers accept it on https only (rulings 12). */
function cookieName(name: string, secure: boolean) {
  return secure ? `__Host-${name}` : name;
}

/** Holds the opaque API token, signed. A session cookie unless `remember` asks for thirty days. */
export function sessionCookie({ secure, sessionSecret }: Pick<RequestFacts, "secure" | "sessionSecret">) {
  return createCookie(cookieName("waymark", secure), {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure,
    secrets: [sessionSecret],
  });
}

/** Cookie headers that begin and end a session. */
export async function sessionStarted(facts: RequestFacts, token: string, remember: boolean) {
  return sessionCookie(facts).serialize(token, remember ? { maxAge: thirtyDays } : {});
}

export async function sessionEnded(facts: RequestFacts) {
  return sessionCookie(facts).serialize("", { maxAge: 0 });
}

/** Mirrors the browser's theme choice so that the first paint is right (rulings 21). Scripts read it. */
export const themeCookieName = "theme";

export function readThemeCookie(header: string | null): "auto" | "light" | "dark" | null {
  const value = /(?:^|;\s*)theme=(auto|light|dark)(?:;|$)/.exec(header ?? "")?.[1];
  return Theme.safeParse(value).data ?? null;
}

/** Puts the API client, the signed-in account and the theme into the request's context. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const facts = context.get(requestFactsContext);
  const cookies = request.headers.get("Cookie");
  const token = await readToken(facts, cookies);
  const clientFor = (bearer: string | null, locale?: string) =>
    createApiClient({
      fetch: facts.apiFetch,
      baseUrl: facts.apiUrl,
      requestId: facts.requestId,
      clientAddress: facts.clientAddress,
      ...(bearer && { token: bearer }),
      locale: locale ?? request.headers.get("Accept-Language") ?? undefined,
    });
  const user = token ? await knownUser(clientFor(token)) : null;
  context.set(apiFactoryContext, (locale?: string) => {
    const client = clientFor(user ? token : null, locale);
    return pageApi(client, request, (problem) =>
      facts.log("error", "api.refused", { detail: problem.detail }),
    );
  });
  context.set(userContext, user);
  context.set(themeContext, readThemeCookie(cookies) ?? user?.theme ?? "auto");
  const response = await next();
  // A sign-in that was just made sets the same cookie; it must not be taken away again.
  if (token && !user && !setsSession(response, facts)) {
    response.headers.append("Set-Cookie", await sessionEnded(facts));
  }
  return response;
};

function setsSession(response: Response, facts: RequestFacts) {
  const { name } = sessionCookie(facts);
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
}

async function readToken(facts: RequestFacts, cookies: string | null): Promise<string | null> {
  const value: unknown = await sessionCookie(facts).parse(cookies);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The account behind the cookie; null when the session ended meanwhile. Failures make the page fail. */
async function knownUser(api: ApiClient) {
  try {
    return await api.call(currentSession);
  } catch (error) {
    if (error instanceof ApiProblem && error.kind === "unauthenticated") return null;
    throw error;
  }
}
