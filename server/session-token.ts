import type { KeyRing } from "#api/domain/key-ring.ts";
import { readSessionToken } from "#app/middleware/session-cookie.server.ts";

/** Reads the bearer token behind the visitor's cookie; null for guests. */
export function tokenOfCookie(sessionSecrets: KeyRing) {
  return (request: Request, { secure }: { secure: boolean }): Promise<string | null> =>
    readSessionToken({ secure, sessionSecrets }, request.headers.get("Cookie"));
}
