import { describe, expect, it } from "vitest";
import { capabilityToken, hashCapability, madeToken, newLink } from "./capability.ts";
import type { KeyRing } from "./key-ring.ts";

const key: KeyRing = ["a server key of more than thirty-two characters"];
const newer: KeyRing = ["the key that came after it, also long enough", ...key];
const uid = "01JD00000000000000000000AB";
const token = capabilityToken(key, "itinerary", uid, 1);

describe("capabilityToken", () => {
  it("is 43 characters that need no escaping in a path", () => {
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("is the same each time for the same object, so that a link can be mailed again", () => {
    expect(capabilityToken(key, "itinerary", uid, 1)).toBe(token);
  });

  it("differs by server key, purpose, object and rotation", () => {
    const others = [
      capabilityToken([`${key[0]}.`], "itinerary", uid, 1),
      capabilityToken(key, "password-reset", uid, 1),
      capabilityToken(key, "itinerary", "01JD00000000000000000000AC", 1),
      capabilityToken(key, "itinerary", uid, 2),
    ];
    expect(new Set([token, ...others]).size).toBe(5);
  });

  it("cannot be made the same by moving characters between object and rotation", () => {
    expect(capabilityToken(key, "itinerary", "AB1", 2)).not.toBe(capabilityToken(key, "itinerary", "AB", 12));
  });

  it("never repeats and uses all bits evenly over 100,000 objects", () => {
    const count = 100_000;
    const seen = new Set<string>();
    const ones = new Uint32Array(256);
    for (let index = 0; index < count; index += 1) {
      const made = capabilityToken(key, "itinerary", `object ${index}`, 1);
      seen.add(made);
      Buffer.from(made, "base64url").forEach((byte, at) => {
        for (let bit = 0; bit < 8; bit += 1) ones[at * 8 + bit]! += (byte >> bit) & 1;
      });
    }
    expect(seen.size).toBe(count);
    // Six standard deviations of a fair coin thrown 100,000 times are about 949.
    const furthest = Math.max(...Array.from(ones, (sum) => Math.abs(sum - count / 2)));
    expect(furthest).toBeLessThan(949);
  });

  it("refuses a server key that could be guessed", () => {
    expect(() => capabilityToken(["short"], "itinerary", uid, 1)).toThrow(RangeError);
  });
});

describe("madeToken", () => {
  const linkOf = (ring: KeyRing) => ({
    uid,
    rotation: 1,
    ...newLink(ring, "itinerary", { uid, rotation: 1 }),
  });

  it("is the token of the link as it was sent, also after a change of the key", () => {
    expect(linkOf(key).tokenHash).toBe(hashCapability(token));
    expect(madeToken(key, "itinerary", linkOf(key))).toBe(token);
    expect(madeToken(newer, "itinerary", linkOf(key))).toBe(token);
  });

  it("is that of the key in use for what was made since", () => {
    const since = madeToken(newer, "itinerary", linkOf(newer));
    expect(since).toBe(capabilityToken([newer[0]], "itinerary", uid, 1));
    expect(linkOf(newer).tokenHash).toBe(hashCapability(since ?? ""));
  });

  it("is of the oldest key for links from before the key was kept", () => {
    expect(madeToken(newer, "itinerary", { uid, rotation: 1, linkKey: null })).toBe(token);
  });

  it("is none where its key is gone", () => {
    expect(madeToken([newer[0]], "itinerary", linkOf(key))).toBeNull();
    expect(madeToken(key, "itinerary", linkOf(newer))).toBeNull();
  });
});

describe("hashCapability", () => {
  it("finds only the token it was made from, not one that differs by a bit", () => {
    const hash = hashCapability(token);
    const bytes = Buffer.from(token, "base64url");
    for (let bit = 0; bit < 256; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(hashCapability(changed.toString("base64url"))).not.toBe(hash);
    }
    expect(hashCapability(token)).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
