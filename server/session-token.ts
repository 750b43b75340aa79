import { sessionCookie } from "#app/middleware/session.server.ts";

/** Reads the bearer token behind the visitor's cookie; null for guests. */
export function tokenOfCookie(sessionSecret: string) {
  return async (request: Request, { secure }: { secure: boolean }): Promise<string | null> => {
    const token: unknown = await sessionCookie({ secure, sessionSecret }).parse(
      request.headers.get("Cookie"),
    );
    return typeof token === "string" && token !== "" ? token : null;
  };
}
