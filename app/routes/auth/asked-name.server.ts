import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestFactsContext } from "#app/context.ts";
import { visitorCookie } from "#app/middleware/visitor-cookie.server.ts";

const Asked = z.object({ username: z.string().min(1).max(200) });

const askedCookie = (context: Readonly<RouterContextProvider>) =>
  visitorCookie(context.get(requestFactsContext), { name: "asked", seconds: 15 * 60 });

/** Keeps in this browser for whom a link was asked, so that it can be asked for again; answers the header. */
export function keepAsked(context: Readonly<RouterContextProvider>, username: string): Promise<string> {
  return askedCookie(context).serialize({ username });
}

/** For whom this browser asked for a link within the last quarter of an hour; null when for nobody. */
export async function readAsked(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string | null> {
  const kept = Asked.safeParse(await askedCookie(context).parse(request.headers.get("Cookie")));
  return kept.success ? kept.data.username : null;
}
