import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coresOf, lettersOf, repeatedPart } from "./password-cores.ts";

describe("what a password comes down to", () => {
  it.each([
    ["P@ssw0rd2026!", "password"],
    ["Hell0123", "hello"],
    ["p.a.s.s", "pass"],
    ["1234567#9", "1234567"],
    ["éclair22", "eclair"],
    ["kiwikiwi99", "kiwi"],
    ["w1nter", "winter"],
    ["app1e", "apple"],
  ])("of %s is %s as well", (password, core) => {
    expect(coresOf(password)).toContain(core);
  });

  it("stays a handful, however long the password", () => {
    expect(coresOf(`${"1!".repeat(94)}a${"!1".repeat(5)}`).length).toBeLessThan(2000);
    expect(coresOf("9".repeat(200)).length).toBeLessThan(200);
  });

  it("is nothing to fear for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        for (const core of coresOf(text)) expect(core).not.toBe("");
        for (const letters of lettersOf(text)) expect(letters).not.toMatch(/[0-9!@$]/);
      }),
    );
  });
});

it("a text comes down to the part that it repeats", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.integer({ min: 2, max: 5 }), (part, times) => {
      const shortest = repeatedPart(part.repeat(times));
      expect(shortest.length).toBeLessThanOrEqual(part.length);
      expect(shortest.repeat((part.length * times) / shortest.length)).toBe(part.repeat(times));
    }),
  );
});
