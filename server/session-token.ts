import { readSessionToken } from "#app/middleware/session-cookie.server.ts";

/** Reads the bearer token behind the visitor's cookie; null for guests. */
export function tokenOfCookie(sessionSecret: string) {
  return (request: Request, { secure }: { secure: boolean }): Promise<string | null> =>
    readSessionToken({ secure, sessionSecret }, request.headers.get("Cookie"));
}
