import type { Context, HonoRequest } from "hono";
import { authenticate, bearerOf, type ToldAlong } from "#api/http/authenticate.ts";
import type { Account, ApiParts, HttpEnv } from "#api/http/context.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { currentSession } from "#contract/people/session.ts";
import { ListName } from "#contract/system/saved-views.ts";

export const isReading = (method: string) => method === "GET" || method === "HEAD";

/**
 * The account behind the call. Calls that only read share the look-up; a change asks anew, for all after it. So does
 * who asks for the session with what is told along with it: that is of the look-up itself, and never old.
 */
export async function accountOf(
  { req, env }: Context<HttpEnv>,
  endpoint: EndpointSpec,
  parts: ApiParts,
): Promise<Account | null> {
  const token = bearerOf(req.header("Authorization"));
  if (!token) return null;
  const accounts = env.shared?.accounts;
  const along = endpoint === currentSession ? alongIn(req) : {};
  const lookUp = () => authenticate(parts, token, along);
  const anew = along.news === true || along.list !== undefined;
  if (isReading(req.method) && accounts) return accounts.find(token, lookUp, { anew });
  accounts?.forget();
  return lookUp();
}

/** What the call asks for along with its account. A name that no list can have is refused later, by its own rule. */
function alongIn(req: HonoRequest): ToldAlong {
  const list = ListName.safeParse(req.query("list"));
  return { news: req.query("unread") !== undefined, ...(list.success && { list: list.data }) };
}
