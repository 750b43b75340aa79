import { createCookie, type Cookie } from "react-router";
import type { RequestFacts } from "#app/context.ts";

/**
 * A signed cookie of this host alone, out of reach of scripts, for what a browser has to remember between two pages.
 * The `__Host-` prefix is accepted on https only (rulings 12).
 */
export function visitorCookie(
  { secure, sessionSecrets }: Pick<RequestFacts, "secure" | "sessionSecrets">,
  { name, seconds }: { name: string; seconds: number },
): Cookie {
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure,
    secrets: [...sessionSecrets],
    maxAge: seconds,
  });
}
