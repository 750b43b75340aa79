import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "#app/lib/safe-path.ts";

const site = "https://portal.example.com";

test.each(["/app", "/admin/labels?page=2#row", "/travel-app/", "/a/../b", "/app?to=//h", "/quote/x%20y"])(
  "%s is a path of ours",
  (path) => {
    expect(new URL(safePath(path, "/nowhere"), site).href).toBe(new URL(path, site).href);
  },
);

test.each([
  "/a/..//evil.example",
  "/a/%2e%2e//evil.example",
  "/a/%2E.//evil.example",
  "/%2e%2e//evil.example",
  "/%2e//evil.example",
  "/a/.//../..//evil.example",
  "/a/b/../..//evil.example",
  "/.//evil.example",
  "/a/../%2fevil.example",
  "/a/..//user@evil.example",
  "//evil.example/..//app",
])("%s, which leads to another host once its dots are taken away, is refused", (path) => {
  expect(safePath(path, "/nowhere")).toBe("/nowhere");
});

/** Pieces that addresses of other hosts are made of. */
const piece = fc.constantFrom(
  ...["/", "//", "\\", ".", "..", "%2e", "%2E", "%2f", "%5c", "%09", "a", "evil.example", "@", ":", "?", "#"],
  ...["http:", "javascript:", " ", "\t", "\n", "\u0000", "\u00a0", "。", "．", "／", "[::1]", "%", "%zz"],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc.string({ maxLength: 30 }).map((rest) => `/${rest}`),
);

test("of 10 000 texts none leads away from our origin, whatever page it is followed on", () => {
  fc.assert(
    fc.property(text, (to) => {
      const result = safePath(to, "/nowhere");
      for (const page of [`${site}/`, `${site}/admin/labels`]) {
        if (new URL(result, page).origin !== site) return false;
      }
      return safePath(result, "/elsewhere") === result;
    }),
    { numRuns: 10_000 },
  );
});
