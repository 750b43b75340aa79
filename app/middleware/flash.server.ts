import { createCookie, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { flashContext, requestFactsContext, type PendingFlash, type RequestFacts } from "#app/context.ts";

const PendingFlash = z.object({
  id: z.string(),
  tone: z.enum(["success", "info", "warning", "danger"]),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

function flashCookie({ secure, sessionSecret }: Pick<RequestFacts, "secure" | "sessionSecret">) {
  return createCookie("flash", {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure,
    secrets: [sessionSecret],
    maxAge: 60,
  });
}

type Message = Omit<PendingFlash, "id" | "tone"> & { tone?: PendingFlash["tone"] };

/**
 * Leads to a page that says what was done. `key` names a sentence of the catalogues, `values` fill its gaps.
 * `init` may add headers of its own.
 */
export async function redirectWithFlash(
  context: Readonly<RouterContextProvider>,
  to: string,
  { tone = "success", ...message }: Message,
  init: { headers?: Headers } = {},
): Promise<Response> {
  const facts = context.get(requestFactsContext);
  const headers = new Headers(init.headers);
  const flash: PendingFlash = { id: facts.requestId, tone, ...message };
  headers.append("Set-Cookie", await flashCookie(facts).serialize(flash));
  return redirect(to, { status: 303, headers });
}

/** Reads the message of the action before, and forgets it once a page has taken it. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const facts = context.get(requestFactsContext);
  const cookies = request.headers.get("Cookie") ?? "";
  const waiting = /(?:^|;\s*)flash=/.test(cookies) ? await flashCookie(facts).parse(cookies) : null;
  const flash = PendingFlash.safeParse(waiting).data ?? null;
  let taken = false;
  context.set(flashContext, {
    take: () => {
      taken = true;
      return flash;
    },
  });
  const response = await next();
  const replaced = response.headers.getSetCookie().some((cookie) => cookie.startsWith("flash="));
  if (flash && taken && !replaced) {
    response.headers.append("Set-Cookie", await flashCookie(facts).serialize("", { maxAge: 0 }));
  }
  return response;
};
