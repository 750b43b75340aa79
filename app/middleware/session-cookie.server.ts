import { createCookie } from "react-router";
import type { RequestFacts } from "#app/context.ts";
import { signedText, signText } from "./signed-text.server.ts";

const thirtyDays = 30 * 24 * 60 * 60;

type Facts = Pick<RequestFacts, "secure" | "sessionSecrets">;

/** Name of the cookie that whoever is signed in has. The `__Host-` prefix binds a cookie to this host; browsers accept it on https only (rulings 12). */
export function sessionCookieName(secure: boolean): string {
  return secure ? "__Host-waymark" : "waymark";
}

/** Holds the opaque API token, signed. A session cookie unless it is told how long to live. */
function sessionCookie(secure: boolean) {
  return createCookie(sessionCookieName(secure), { httpOnly: true, path: "/", sameSite: "lax", secure });
}

const cookies = { secure: sessionCookie(true), plain: sessionCookie(false) };
const cookieOf = ({ secure }: Facts) => (secure ? cookies.secure : cookies.plain);

const purpose = "session";

/** Cookie headers that begin and end a session; `remember` keeps it for thirty days. */
export function sessionStarted(facts: Facts, token: string, remember: boolean): Promise<string> {
  const signed = signText(token, purpose, facts.sessionSecrets);
  return cookieOf(facts).serialize(signed, remember ? { maxAge: thirtyDays } : {});
}

export function sessionEnded(facts: Facts): Promise<string> {
  return cookieOf(facts).serialize("", { maxAge: 0 });
}

/** The API token of the visitor's cookie; null for guests and for a cookie that we did not sign. */
export async function readSessionToken(facts: Facts, header: string | null): Promise<string | null> {
  return signedText(await cookieOf(facts).parse(header), purpose, facts.sessionSecrets);
}

/** Whether an answer begins or ends a session. */
export function setsSession({ headers }: Response, facts: Facts): boolean {
  return headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieOf(facts).name}=`));
}
