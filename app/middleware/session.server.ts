import type { MiddlewareFunction } from "react-router";
import {
  apiFactoryContext,
  listAlongContext,
  outageContext,
  requestFactsContext,
  themeContext,
  unreadContext,
  userContext,
} from "#app/context.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { pageAnswer } from "#app/services/http/page-api.server.ts";
import { pagePathOf } from "#app/lib/intended-path.ts";
import { portalOf } from "#app/domain/portals.ts";
import { currentSession, Theme, type CurrentSession, type SessionUser } from "#contract/people/session.ts";
import { createListsOfPages } from "#app/middleware/list-along.server.ts";
import { createLastKnownAccounts } from "#app/middleware/last-known-accounts.server.ts";
import { waysToTheApi } from "#app/middleware/ways-to-the-api.server.ts";
import { readSessionToken, sessionEnded, setsSession } from "#app/middleware/session-cookie.server.ts";

/** Mirrors the browser's theme choice so that the first paint is right (rulings 21). Scripts read it. */
export const themeCookieName = "theme";

export function readThemeCookie(header: string | null): "auto" | "light" | "dark" | null {
  const value = /(?:^|;\s*)theme=(auto|light|dark)(?:;|$)/.exec(header ?? "")?.[1];
  return Theme.safeParse(value).data ?? null;
}

const lastKnown = createLastKnownAccounts();
const listsOfPages = createListsOfPages();

/**
 * Puts the API client, the signed-in account and the theme into the request's context. While the API cannot say who
 * that is, the account it last named stands in, so that the page of the outage has its frame and language; every
 * call of such a request is refused without being made.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const facts = context.get(requestFactsContext);
  if (pattern) facts.nameRoute(pattern);
  const cookies = request.headers.get("Cookie");
  const token = isImpersonal(request) ? null : await readSessionToken(facts, cookies);
  const ways = waysToTheApi(request, facts, token !== null);
  // A form may change what is told along: what it leads to asks for it afterwards.
  const unread = request.method === "GET" && showsBell(request);
  const list = request.method === "GET" ? listsOfPages.of(pattern) : undefined;
  const found = token ? await knownUser(ways.clientFor({ token }), { unread, list }) : null;
  const outage = found instanceof ApiProblem ? await pageAnswer(found, ways.answersIn()) : null;
  const user = token && found instanceof ApiProblem ? lastKnown.find(token) : accountOf(found);
  if (token && !outage) note(token, user);
  context.set(outageContext, outage);
  const gone = found instanceof ApiProblem && user ? found : null;
  context.set(apiFactoryContext, (locale?: string) =>
    ways.callers({ token: user ? token : null, locale, gone }),
  );
  context.set(userContext, user);
  const session = found instanceof ApiProblem ? null : found;
  if (unread && session) context.set(unreadContext, session.unread ?? null);
  context.set(listAlongContext, listsOfPages.along(pattern, list, session));
  context.set(themeContext, readThemeCookie(cookies) ?? user?.theme ?? "auto");
  const response = await next();
  const isStale = token !== null && !user && !outage;
  // A sign-in over a stale session sets a cookie of its own, which must not be taken away again.
  if (isStale && !setsSession(response, facts)) {
    response.headers.append("Set-Cookie", await sessionEnded(facts));
  }
  return response;
};

function accountOf(found: CurrentSession | ApiProblem | null): SessionUser | null {
  if (found === null || found instanceof ApiProblem) return null;
  const { unread: _counted, list: _kept, ...user } = found;
  return user;
}

/** A page of a portal, whose frame has a bell. */
function showsBell(request: Request) {
  return portalOf(pagePathOf(request).split("?")[0] ?? "") !== null;
}

function note(token: string, user: SessionUser | null) {
  if (user) lastKnown.remember(token, user);
  else lastKnown.forget(token);
}

/** Pictures of places are the same for everybody; who asks for one need not be looked up. */
function isImpersonal(request: Request) {
  return new URL(request.url).pathname.startsWith("/places/");
}

/** The account behind the cookie; null when the session ended meanwhile; the problem when nobody can say. */
async function knownUser(api: ApiClient, { unread, list }: { unread: boolean; list?: string | undefined }) {
  try {
    return await api.call(currentSession, { query: { ...(unread && { unread }), ...(list && { list }) } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.kind === "unauthenticated" ? null : error;
  }
}

/**
 * Ends the request when the API could not say who is signed in and nobody is known from before. Comes after the
 * language is known, so that the page that says so speaks it; a page is loaded all the same and thrown away, for the
 * sake of the document's own data.
 */
export const outageMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const outage = context.get(outageContext);
  // Signing out must always take the session from this browser.
  const goesOn = !outage || context.get(userContext) || new URL(request.url).pathname === "/sign-out";
  if (goesOn) return next();
  if (request.method === "GET") await (await next()).body?.cancel();
  throw outage;
};
