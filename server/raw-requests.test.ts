import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWeb, sendRaw, type OpenWeb } from "./testing/open-web.ts";

let web: OpenWeb;
beforeAll(async () => {
  web = await openWeb();
});
afterAll(() => web.close());

const request = (line: string, headers: readonly string[] = [], body = "") =>
  [line, "Host: portal.example", "Connection: close", ...headers, "", body].join("\r\n");

const smuggled = "0\r\n\r\nGET /admin HTTP/1.1\r\nHost: portal.example\r\n\r\n";

/** First line of the answer expected for bytes on the wire. */
const wire: [name: string, sent: string, status: number][] = [
  ["a page", request("GET / HTTP/1.1"), 200],
  ["a broken escape in the path", request("GET /% HTTP/1.1"), 200],
  ["a path of two slashes", request("GET // HTTP/1.1"), 200],
  ["a path that looks like a host", request("GET //evil.example/ HTTP/1.1"), 200],
  ["a zero byte in the path", request("GET /%00 HTTP/1.1"), 200],
  ["an address with 8 000 letters", request(`GET /${"a".repeat(8_000)} HTTP/1.1`), 200],
  ["an address with 20 000 letters", request(`GET /${"a".repeat(20_000)} HTTP/1.1`), 431],
  ["a header of 20 000 letters", request("GET / HTTP/1.1", [`X-Long: ${"a".repeat(20_000)}`]), 431],
  ["three thousand headers", request("GET / HTTP/1.1", Array<string>(3_000).fill("X-Many: 1")), 431],
  ["OPTIONS", request("OPTIONS / HTTP/1.1"), 204],
  ["HEAD", request("HEAD / HTTP/1.1"), 200],
  ["TRACE", request("TRACE / HTTP/1.1"), 405],
  ["PUT", request("PUT / HTTP/1.1"), 405],
  ["an unknown method", request("TRACK / HTTP/1.1"), 400],
  ["OPTIONS of the whole server", request("OPTIONS * HTTP/1.1"), 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  ["a host with a user", "GET / HTTP/1.1\r\nHost: x/y@z\r\nConnection: close\r\n\r\n", 400],
  ["an expectation nobody knows", request("GET / HTTP/1.1", ["Expect: miracles"]), 417],
  ["no HTTP at all", "\x16\x03\x01\x02\r\n\r\n", 400],
  ["line ends without a return", "GET / HTTP/1.1\nHost: portal.example\n\n", 400],
  ["a space before the colon", request("GET / HTTP/1.1", ["X-A : b"]), 400],
  [
    "two ways to tell the length",
    request("POST / HTTP/1.1", ["Content-Length: 4", "Transfer-Encoding: chunked"], smuggled),
    400,
  ],
  [
    "two lengths that differ",
    request("POST / HTTP/1.1", ["Content-Length: 4", "Content-Length: 5"], "abcde"),
    400,
  ],
  ["a coding nobody knows", request("POST / HTTP/1.1", ["Transfer-Encoding: xchunked"], smuggled), 400],
  ["a body announced too large", request("POST / HTTP/1.1", [...own(), "Content-Length: 2000000"]), 413],
  [
    "a body that grows too large",
    request(
      "POST / HTTP/1.1",
      [...own(), "Transfer-Encoding: chunked"],
      `${`ffff\r\n${"a".repeat(65_535)}\r\n`.repeat(20)}0\r\n\r\n`,
    ),
    413,
  ],
];

function own() {
  return ["Origin: http://portal.example"];
}

describe("what comes over the wire", () => {
  it.each(wire)(
    "%s: is answered once, with the headers that protect visitors",
    async (_name, sent, status) => {
      const received = await sendRaw(web.port, sent);
      expect(received.split("\r\n")[0]).toContain(` ${status} `);
      expect(received.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
      expect(received).toMatch(/^content-security-policy: default-src/im);
      expect(received).toMatch(/^x-content-type-options: nosniff/im);
      expect(received).toMatch(/^cache-control: .*no-store/im);
    },
  );

  it("never becomes a tunnel", async () => {
    expect(await sendRaw(web.port, request("CONNECT evil.example:443 HTTP/1.1"))).toBe("");
  });

  it("is not echoed by TRACE", async () => {
    expect(await sendRaw(web.port, request("TRACE / HTTP/1.1", ["Cookie: waymark=secret"]))).not.toContain(
      "secret",
    );
  });
});
