import { describe, expect, it } from "vitest";
import { capabilityToken, hashCapability } from "./capability.ts";

const key = "a server key of more than thirty-two characters";
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
      capabilityToken(`${key}.`, "itinerary", uid, 1),
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
    expect(() => capabilityToken("short", "itinerary", uid, 1)).toThrow(RangeError);
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
