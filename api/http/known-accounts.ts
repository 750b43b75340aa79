import type { Account } from "#api/http/context.ts";

/** Who stands behind each token, as found by the first of the calls that share this memory. */
export type KnownAccounts = {
  /** `anew` looks up whatever is known, and keeps that. */
  find: (
    token: string,
    lookUp: () => Promise<Account | null>,
    options?: { anew: boolean },
  ) => Promise<Account | null>;
  forget: () => void;
};

/** Beyond so many it begins anew: each is worth one look-up. */
const mostKept = 1_000;

type Options = {
  /** How long a look-up counts, in milliseconds of the machine's own clock; as long as the memory by default. */
  forMs?: number;
  /** That clock, which nobody sets. */
  clock?: () => number;
};

/**
 * A memory for calls that come with the same session, which is looked up for the first of them. It is made in this
 * process and handed along with its calls, never found by anything that a caller sends, so that no repeated header
 * can keep a revoked session alive.
 */
export function knownAccounts({
  forMs = Infinity,
  clock = () => performance.now(),
}: Options = {}): KnownAccounts {
  const known = new Map<string, { account: Promise<Account | null>; until: number }>();
  return {
    find: (token, lookUp, { anew } = { anew: false }) => {
      const now = clock();
      const kept = known.get(token);
      if (kept && now < kept.until && !anew) return kept.account;
      if (known.size >= mostKept) known.clear();
      const found = { account: lookUp(), until: now + forMs };
      known.set(token, found);
      // A failed look-up is nobody's answer.
      found.account.catch(() => {
        if (known.get(token) === found) known.delete(token);
      });
      return found.account;
    },
    forget: () => known.clear(),
  };
}
