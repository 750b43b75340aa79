/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** The same text always gives the same sequence of numbers, on every machine. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between the two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
