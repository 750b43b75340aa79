/** What a test does in rounds, of which `npm run test:whole` asks for more than `npm test` has. */
type Rounds = {
  rounds: number;
  /** So many in `npm test`, for which `usualMs` is the limit. */
  usual: number;
  usualMs?: number;
  /** What a round may take on a machine that has other work as well. */
  eachMs: number;
};

/** How long such a test may take: as long as others for the usual rounds, and more for each beyond them. */
export function limitOf({ rounds, usual, usualMs = 60_000, eachMs }: Rounds): number {
  return usualMs + Math.max(0, rounds - usual) * eachMs;
}
