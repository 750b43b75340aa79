import type { Context } from "hono";
import { authenticate, bearerOf } from "#api/http/authenticate.ts";
import type { Account, ApiParts, HttpEnv } from "#api/http/context.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { currentSession } from "#contract/people/session.ts";

export const isReading = (method: string) => method === "GET" || method === "HEAD";

/**
 * The account behind the call. Calls that only read share the look-up; a change asks anew, for all after it. So does
 * who asks for the session with the news of its account: the count goes along with the look-up, and is never an old one.
 */
export async function accountOf(
  { req, env }: Context<HttpEnv>,
  endpoint: EndpointSpec,
  parts: ApiParts,
): Promise<Account | null> {
  const token = bearerOf(req.header("Authorization"));
  if (!token) return null;
  const accounts = env.shared?.accounts;
  const withNews = endpoint === currentSession && req.query("unread") !== undefined;
  const lookUp = () => authenticate(parts, token, { withNews });
  if (isReading(req.method) && accounts) return accounts.find(token, lookUp, { anew: withNews });
  accounts?.forget();
  return lookUp();
}
