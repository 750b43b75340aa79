import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { base32, matchingStep, otpauthUri, stepAt, stepSeconds, totpCode } from "#api/domain/totp.ts";

/** RFC 6238, appendix B: the rows of SHA-1, eight digits. */
const secret = Buffer.from("12345678901234567890");
const vectors: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];
/** RFC 4226, appendix D: six digits by counter. */
const counters = [
  "755224",
  "287082",
  "359152",
  "969429",
  "338314",
  "254676",
  "287922",
  "162583",
  "399871",
  "520489",
];

const at = (seconds: number) => new Date(seconds * 1000);
const anySecret = fc.uint8Array({ minLength: 20, maxLength: 20 });
const anySecond = fc.integer({ min: 1_000, max: 20_000_000_000 });

describe("a time-based code", () => {
  test.each(vectors)("at second %i is the one of RFC 6238", (seconds, code) => {
    expect(totpCode(secret, stepAt(at(seconds)), 8)).toBe(code);
  });

  test.each(counters.map((code, step) => [step, code] as const))(
    "of step %i is the one of RFC 4226",
    (step, code) => expect(totpCode(secret, step)).toBe(code),
  );

  test("always has six digits", () => {
    fc.assert(
      fc.property(anySecret, fc.nat(), (key, step) => {
        expect(totpCode(key, step)).toMatch(/^\d{6}$/);
      }),
    );
  });

  test("is taken in its own step, the one before and the one after, and in no other", () => {
    fc.assert(
      fc.property(anySecret, anySecond, fc.integer({ min: -4, max: 4 }), (key, seconds, apart) => {
        const step = stepAt(at(seconds));
        const codes = [-1, 0, 1].map((near) => totpCode(key, step + near));
        const code = totpCode(key, step + apart);
        expect(matchingStep(key, code, at(seconds), 0) !== null).toBe(codes.includes(code));
      }),
    );
  });

  test("cannot be used a second time, nor one that is older", () => {
    fc.assert(
      fc.property(anySecret, anySecond, fc.constantFrom(-1, 0, 1), (key, seconds, apart) => {
        const step = stepAt(at(seconds)) + apart;
        const taken = matchingStep(key, totpCode(key, step), at(seconds), step - 1);
        expect(taken).not.toBeNull();
        const again = matchingStep(key, totpCode(key, step), at(seconds), taken ?? 0);
        if (again !== null) expect(again).toBeGreaterThan(step);
      }),
    );
  });

  test.each(["", "12345", "1234567", "abcdef", "１２３４５６", "-12345"])("is not %j", (code) => {
    expect(matchingStep(secret, code, at(59), 0)).toBeNull();
  });

  test("changes with its step only", () => {
    expect(stepAt(at(stepSeconds - 0.001))).toBe(0);
    expect(stepAt(at(stepSeconds))).toBe(1);
  });
});

describe("a key for authenticator apps", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("of %j is the one of RFC 4648", (text, key) => expect(base32(Buffer.from(text))).toBe(key));

  test("reads back to the bytes it was made from", () => {
    const back = (text: string) => {
      const bits = [...text].map((letter) =>
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
      );
      return (
        bits
          .join("")
          .match(/.{8}/g)
          ?.map((byte) => Number.parseInt(byte, 2)) ?? []
      );
    };
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(back(base32(bytes))).toEqual([...bytes]);
      }),
    );
  });

  test("is named by brand and account, with every sign escaped", () => {
    const uri = otpauthUri(secret, { issuer: "Harakeke Pacific", account: "m:ā&x" });
    expect(uri).toBe(
      "otpauth://totp/Harakeke%20Pacific:m%3A%C4%81%26x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" +
        "&issuer=Harakeke%20Pacific&algorithm=SHA1&digits=6&period=30",
    );
  });
});
