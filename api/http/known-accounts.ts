import type { Account } from "#api/http/context.ts";

type Known = { account: Promise<Account | null>; until: number };

const keepForMs = 2_000;
const maxKept = 500;

/**
 * Remembers who stands behind a token while one request of the app is being answered: a page makes several calls,
 * all with the request's own id, and the account is looked up for the first. Another request asks anew, so that a
 * revoked session or a suspension counts from the next page on.
 */
export function knownAccounts() {
  const known = new Map<string, Known>();
  return (key: string, now: number, lookUp: () => Promise<Account | null>): Promise<Account | null> => {
    const found = known.get(key);
    if (found && found.until > now) return found.account;
    const account = lookUp();
    known.set(key, { account, until: now + keepForMs });
    // A failed look-up is nobody's answer.
    account.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= maxKept) break;
      known.delete(oldest);
    }
    return account;
  };
}
