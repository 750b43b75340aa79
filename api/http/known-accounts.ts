import type { Account } from "#api/http/context.ts";

/** Who stands behind each token, as found by the first of the calls that share this memory. */
export type KnownAccounts = {
  find: (token: string, lookUp: () => Promise<Account | null>) => Promise<Account | null>;
  forget: () => void;
};

/**
 * A memory for the calls of one page: they all come with the same session, which is looked up for the first of them.
 * It is made in this process for one page and handed along with its calls, never found by anything that a caller
 * sends, so that no repeated header can keep a revoked session alive.
 */
export function knownAccounts(): KnownAccounts {
  const known = new Map<string, Promise<Account | null>>();
  return {
    find: (token, lookUp) => {
      const account = known.get(token) ?? lookUp();
      known.set(token, account);
      // A failed look-up is nobody's answer.
      account.catch(() => known.delete(token));
      return account;
    },
    forget: () => known.clear(),
  };
}
