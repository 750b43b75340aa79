import { createHmac } from "node:crypto";

/**
 * The secrets of a server, the one in use first. What is signed or sealed from now on is made with that one; what was
 * made with an older one holds as long as it stays in the ring.
 */
export type KeyRing = readonly [string, ...string[]];

/** A secret shorter than this can be guessed. */
export const leastKeyLength = 32;

/** The key in use, for what is made now. Throws `RangeError` when it is too short to sign with. */
export function keyInUse([first]: KeyRing): string {
  if (first.length < leastKeyLength) {
    throw new RangeError(`The server key needs at least ${leastKeyLength} characters`);
  }
  return first;
}

/** Tells keys apart without telling them: what the database keeps of the key that a link was made with. */
export function keyIdOf(key: string): string {
  return createHmac("sha256", key).update("key id").digest("hex").slice(0, 8);
}

/** Id of the key in use. */
export function keyIdInUse(ring: KeyRing): string {
  return keyIdOf(keyInUse(ring));
}

/** The key of the ring with this id; the oldest one where none was kept then; undefined when it is gone. */
export function keyWithId(ring: KeyRing, id: string | null): string | undefined {
  return id === null ? ring.at(-1) : ring.find((key) => keyIdOf(key) === id);
}
