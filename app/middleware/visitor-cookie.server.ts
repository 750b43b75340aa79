import { createCookie, type CookieSerializeOptions } from "react-router";
import type { RequestFacts } from "#app/context.ts";
import { signedText, signText } from "./signed-text.server.ts";

export type VisitorCookie = {
  name: string;
  /** What the browser was given to remember; null where it has nothing that we signed. */
  parse: (header: string | null) => Promise<unknown>;
  /** The header that gives it something to remember; an empty text with `maxAge: 0` makes it forget. */
  serialize: (value: unknown, options?: CookieSerializeOptions) => Promise<string>;
};

/**
 * A signed cookie of this host alone, out of reach of scripts, for what a browser has to remember between two pages.
 * The `__Host-` prefix is accepted on https only (rulings 12).
 */
export function visitorCookie(
  { secure, sessionSecrets }: Pick<RequestFacts, "secure" | "sessionSecrets">,
  { name, seconds }: { name: string; seconds: number },
): VisitorCookie {
  const cookie = createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure,
    maxAge: seconds,
  });
  return {
    name: cookie.name,
    parse: async (header) => {
      const text = signedText(await cookie.parse(header), name, sessionSecrets);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    serialize: (value, options) =>
      cookie.serialize(value === "" ? "" : signText(JSON.stringify(value), name, sessionSecrets), options),
  };
}
