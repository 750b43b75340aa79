import { createHash } from "node:crypto";
import type { SessionUser } from "#contract/people/session.ts";

const keptMs = 60 * 60 * 1000;
const keptAtMost = 2_000;

type Known = { user: SessionUser; until: number };

/**
 * Who stood behind a session when the API was last able to say. It serves one purpose: the frame of a page that
 * has to say that nothing can be read at the moment. No data comes without the API, which asks anew each time.
 * Sessions are kept by the hash of their token, for an hour, in this process only.
 */
export function createLastKnownAccounts(now: () => number = Date.now) {
  const known = new Map<string, Known>();
  const keyOf = (token: string) => createHash("sha256").update(token).digest("base64url");
  return {
    remember: (token: string, user: SessionUser) => {
      const key = keyOf(token);
      // Put in anew, so that the map stays in the order of use.
      known.delete(key);
      known.set(key, { user, until: now() + keptMs });
      if (known.size > keptAtMost) known.delete(known.keys().next().value ?? key);
    },
    forget: (token: string) => {
      known.delete(keyOf(token));
    },
    find: (token: string): SessionUser | null => {
      const found = known.get(keyOf(token));
      return found && found.until > now() ? found.user : null;
    },
  };
}
