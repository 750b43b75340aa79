import fc from "fast-check";
import { expect, test } from "vitest";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { seal, unseal } from "#api/domain/sealed-text.ts";

const key: KeyRing = ["a server key of the tests, long enough"];
const newer: KeyRing = ["the key that came after it, long enough", ...key];

test("what was sealed opens again, and never looks the same twice", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (bytes, owner) => {
      const [one, other] = [seal(key, "code", owner, bytes), seal(key, "code", owner, bytes)];
      expect(one).not.toBe(other);
      expect([...unseal(key, "code", owner, one)]).toEqual([...bytes]);
    }),
  );
});

test("opens for no other key, purpose or owner, and not when a letter was changed", () => {
  const sealed = seal(key, "code", "user-1", Buffer.from("the secret"));
  const last = sealed.at(-2) === "A" ? "B" : "A";
  const changed = sealed.slice(0, -2) + last + sealed.slice(-1);
  expect(() => unseal([`${key[0]}!`], "code", "user-1", sealed)).toThrow("unable to authenticate");
  expect(() => unseal(key, "link", "user-1", sealed)).toThrow("unable to authenticate");
  expect(() => unseal(key, "code", "user-2", sealed)).toThrow("unable to authenticate");
  expect(() => unseal(key, "code", "user-1", changed)).toThrow("unable to authenticate");
  expect(() => unseal(key, "code", "user-1", "v1..")).toThrow("This is no sealed text");
  expect(sealed).not.toContain("secret");
});

test("opens with an older key of the ring, and is sealed with the one in use", () => {
  const before = seal(key, "code", "user-1", Buffer.from("the secret"));
  expect(unseal(newer, "code", "user-1", before).toString()).toBe("the secret");
  const after = seal(newer, "code", "user-1", Buffer.from("the secret"));
  expect(unseal([newer[0]], "code", "user-1", after).toString()).toBe("the secret");
  expect(() => unseal(key, "code", "user-1", after)).toThrow("unable to authenticate");
});
