import { describe, expect, test } from "vitest";
import { examplePhone, readPhone, shownPhone, storedPhone } from "./phones.ts";

describe("a telephone number", () => {
  test.each([
    ["+64 9 555 0140", "NZ", "+6495550140"],
    ["09 555 0140", "NZ", "+6495550140"],
    ["(09) 555-0140", "NZ", "+6495550140"],
    ["021 555 014", "NZ", "+6421555014"],
    ["+49 30 5550140", "NZ", "+49305550140"],
    ["0064 9 555 0140", "DE", "+6495550140"],
    ["0011 64 9 555 0140", "AU", "+6495550140"],
    ["030 5550140", "DE", "+49305550140"],
    ["051 555 0140", "IT", "+390515550140"],
    ["+49 (0)40 66969 140", "AU", "+494066969140"],
  ])("%s in %s is kept as %s", (written, country, kept) => {
    expect(readPhone(written, country)).toBe(kept);
    expect(storedPhone(shownPhone(kept))).toBe(kept);
  });

  test.each([
    ["12", "NZ"],
    ["call me", "NZ"],
    ["+999 123 4567", "NZ"],
    ["+64 9 555 0140 ext 12", "NZ"],
    ["+64 9 555 0140 555 0140", "NZ"],
    ["555 0140", "XX"],
  ])("%s in %s is none", (written, country) => {
    expect(readPhone(written, country)).toBeNull();
  });

  test.each([
    ["+6495550140", "+64 9 555 0140"],
    ["+649 555 0141", "+64 9 555 0141"],
    ["+61355500142", "+61 3 5550 0142"],
    ["+390515550140", "+39 051 555 0140"],
    ["+441174960140", "+44 117 496 0140"],
  ])("%s is read as %s", (stored, shown) => {
    expect(shownPhone(stored)).toBe(shown);
  });

  test("that is no number of any country stays as somebody wrote it", () => {
    expect([storedPhone("ask the desk"), shownPhone("ask the desk")]).toEqual([
      "ask the desk",
      "ask the desk",
    ]);
  });

  test("has an example for each country", () => {
    expect(readPhone(examplePhone("NZ"), "DE")).toMatch(/^\+64/);
    expect(readPhone(examplePhone("XX"), "DE")).toMatch(/^\+64/);
  });
});
