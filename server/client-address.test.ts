import { describe, expect, it } from "vitest";
import type { IncomingMessage } from "node:http";
import { clientAddressOf, visitorUrl } from "./client-address.ts";

/** The one thing of a message that is looked at. */
const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage;
const forwarded = new Headers({ "X-Forwarded-For": "6.6.6.6, 203.0.113.7" });

describe("the visitor's address", () => {
  it("is the connection's own, whatever the visitor claims", () => {
    expect(clientAddressOf(from("::ffff:198.51.100.2"), forwarded, false)).toBe("198.51.100.2");
  });

  it("is what the trusted proxy saw, not what the visitor told the proxy", () => {
    expect(clientAddressOf(from("10.0.0.1"), forwarded, true)).toBe("203.0.113.7");
  });

  it("is the proxy's when the proxy says nothing", () => {
    expect(clientAddressOf(from("10.0.0.1"), new Headers(), true)).toBe("10.0.0.1");
  });
});

describe("the address of the page", () => {
  const request = (headers: Record<string, string>) =>
    new Request("http://127.0.0.1:3000/travel-app/?a=1", { headers });
  const behindTls = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "portal.example" };

  it("follows a trusted proxy", () => {
    expect(visitorUrl(request(behindTls), true).href).toBe("https://portal.example/travel-app/?a=1");
  });

  it("does not follow anybody else", () => {
    expect(visitorUrl(request(behindTls), false).origin).toBe("http://127.0.0.1:3000");
  });

  it.each(["evil.example/path", "a b", "user@evil.example", "evil.example#", ""])(
    "keeps its own host where the proxy sends %j",
    (host) => {
      expect(visitorUrl(request({ "X-Forwarded-Host": host }), true).host).toBe("127.0.0.1:3000");
    },
  );

  it("keeps its scheme where the proxy sends another than http and https", () => {
    expect(visitorUrl(request({ "X-Forwarded-Proto": "javascript" }), true).protocol).toBe("http:");
  });
});
