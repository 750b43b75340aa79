import { createHmac } from "node:crypto";
import { keyInUse, type KeyRing } from "#api/domain/key-ring.ts";

const rounds = 8;
const half = 1000;

/** How many numbers there are, from 0 on: those of six digits. */
export const permutedNumbers = half * half;

/**
 * An order of the numbers of six digits that looks like chance to whoever does not hold the key, and in which each of
 * them comes exactly once. `purpose` gives an order of its own to each use of the key. A balanced Feistel network over
 * two halves of three digits, with HMAC-SHA256 as its round function.
 */
export function keyedPermutation(serverKey: KeyRing, purpose: string): (no: number) => number {
  const key = keyInUse(serverKey);
  const known = new Map<number, number>();
  const mix = (round: number, right: number) => {
    const at = round * half + right;
    const mixed = known.get(at) ?? digestOf(key, [purpose, round, right]);
    known.set(at, mixed);
    return mixed;
  };
  return (no) => {
    if (!Number.isInteger(no) || no < 0 || no >= permutedNumbers)
      throw new RangeError(`${no} is out of range`);
    let [left, right] = [Math.floor(no / half), no % half];
    for (let round = 0; round < rounds; round += 1) {
      [left, right] = [right, (left + mix(round, right)) % half];
    }
    return left * half + right;
  };
}

function digestOf(key: string, subject: readonly unknown[]): number {
  const text = JSON.stringify(["permutation", ...subject]);
  return createHmac("sha256", key).update(text).digest().readUIntBE(0, 6) % half;
}
