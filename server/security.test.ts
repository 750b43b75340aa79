import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, isSameOrigin, securityHeaders } from "./security.ts";

const origin = "https://portal.example";

describe("a request that changes something", () => {
  const cases: [sent: Record<string, string>, accepted: boolean][] = [
    [{ Origin: origin, "Sec-Fetch-Site": "same-origin" }, true],
    [{ Origin: origin }, true],
    [{ "Sec-Fetch-Site": "same-origin" }, true],
    // Typed into the address bar or repeated by the browser: no page sent it.
    [{ "Sec-Fetch-Site": "none" }, true],
    [{}, false],
    [{ Origin: "null" }, false],
    [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, false],
    [{ Origin: "https://evil.example" }, false],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, false],
    [{ Origin: origin, "Sec-Fetch-Site": "cross-site" }, false],
    [{ Origin: origin, "Sec-Fetch-Site": "same-site" }, false],
    [{ Origin: origin, "Sec-Fetch-Site": "none" }, false],
    [{ "Sec-Fetch-Site": "same-site" }, false],
    [{ "Sec-Fetch-Site": "cross-site" }, false],
    [{ Origin: "http://portal.example" }, false],
    [{ Origin: "https://portal.example:8443" }, false],
    [{ Origin: "https://portal.example.evil.example" }, false],
    [{ Origin: "https://sub.portal.example" }, false],
    [{ Origin: "" }, false],
  ];

  it.each(cases)("with %j is accepted: %s", (sent, accepted) => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      expect(isSameOrigin(method, new Headers(sent), origin)).toBe(accepted);
    }
  });

  it("is not meant by methods that only read", () => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      expect(isSameOrigin(method, new Headers({ Origin: "https://evil.example" }), origin)).toBe(true);
    }
  });
});

describe("the headers of every answer", () => {
  it("bind scripts to the nonce and forbid frames, plugins and other bases", () => {
    const policy = contentSecurityPolicy("abc", false);
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of [
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
  });

  it("let parts of a page in from the hosts that it names, and scripts from no other", () => {
    const policy = contentSecurityPolicy("abc", false, { hosts: ["https://parts.example"] });
    expect(policy).toContain("script-src 'self' 'nonce-abc' https://parts.example;");
    expect(policy).toContain("default-src 'self';");
    expect(contentSecurityPolicy("abc", false)).not.toContain("example");
  });

  it("ask for https only where it is there", () => {
    const at = (secure: boolean) => securityHeaders("abc", { secure, development: false });
    expect(at(true)).toHaveProperty("Strict-Transport-Security");
    expect(at(false)).not.toHaveProperty("Strict-Transport-Security");
  });
});
