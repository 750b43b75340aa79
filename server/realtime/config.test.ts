import { describe, expect, it, test } from "vitest";
import { pieceCollector, piecesOf } from "#api/realtime/bus.ts";
import { hostedHosts, realtimeConfig } from "#api/realtime/config.ts";
import { readApiEnv } from "#api/env.ts";
import { contentSecurityPolicy } from "#server/security.ts";
import { socketOrigin } from "#server/realtime/start-realtime.ts";

const key = "a server key of more than thirty-two characters";
const given = { PUSHER_APP_ID: "1", PUSHER_KEY: "k", PUSHER_SECRET: "s" };
const configOf = (source: Record<string, string>, ownApi = true) =>
  realtimeConfig(readApiEnv(source), [key], ownApi);

describe("realtime", () => {
  it("is embedded by default, under credentials that every process with the same key has", () => {
    const config = configOf({});
    expect(config).toMatchObject({ mode: "embedded", appId: "waymark" });
    expect(config).toEqual(configOf({}));
    expect(config).not.toEqual(realtimeConfig(readApiEnv({}), [`${key}!`]));
    expect(JSON.stringify(config)).not.toContain(key);
  });

  it("is hosted in the US over TLS as soon as there are credentials", () => {
    const config = configOf(given);
    expect(config).toEqual({ mode: "hosted", appId: "1", key: "k", secret: "s", cluster: "mt1", host: null });
    expect(hostedHosts({ cluster: "mt1", host: null })).toEqual({
      calls: "api-mt1.pusher.com",
      sockets: "ws-mt1.pusher.com",
    });
    expect(hostedHosts({ cluster: "mt1", host: "rt.example.com" }).sockets).toBe("rt.example.com");
  });

  it("can be embedded under credentials of one's own, or be off", () => {
    expect(configOf({ ...given, REALTIME: "embedded" })).toEqual({
      mode: "embedded",
      appId: "1",
      key: "k",
      secret: "s",
    });
    expect(configOf({ ...given, REALTIME: "off" })).toEqual({ mode: "off" });
  });

  it("is off where the API is elsewhere and shares no key", () => {
    expect(configOf({}, false)).toEqual({ mode: "off" });
    expect(configOf({ ...given, REALTIME: "embedded" }, false).mode).toBe("embedded");
  });

  it.each([
    [{ PUSHER_KEY: "k" }, "PUSHER_APP_ID and PUSHER_SECRET missing"],
    [{ REALTIME: "hosted" }, "REALTIME=hosted needs"],
  ])("says what is missing: %j", (source, message) => {
    expect(() => configOf(source)).toThrow(message);
  });

  it("names its socket in the policy of the page: the own host, or the hosted one over TLS only", () => {
    const own = { key: "k", host: null };
    expect(socketOrigin(own, "https://portal.example.com")).toBe("wss://portal.example.com");
    expect(socketOrigin(own, "http://localhost:3000")).toBe("ws://localhost:3000");
    // The host of the request is the visitor's word.
    expect(socketOrigin(own, undefined)).toBeNull();
    const hosted = socketOrigin({ key: "k", host: "ws-mt1.pusher.com" }, undefined);
    expect(hosted).toBe("wss://ws-mt1.pusher.com");
    expect(contentSecurityPolicy("n", false, { sockets: [String(hosted)] })).toContain(
      "connect-src 'self' wss://ws-mt1.pusher.com;",
    );
    expect(contentSecurityPolicy("n", false)).toContain("connect-src 'self';");
  });
});

test("a text travels in pieces of less than 8000 bytes and is whole again, in whatever order they come", () => {
  const text = `{"x":"${"ā€😀\\n".repeat(3_000)}"}`;
  const pieces = piecesOf(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => Buffer.byteLength(piece) < 8_000)).toBe(true);
  const heard: string[] = [];
  const take = pieceCollector((whole) => heard.push(whole));
  take("no piece");
  const [first = "", ...rest] = pieces;
  for (const piece of rest.toReversed()) take(piece);
  expect(heard).toEqual([]);
  take(first);
  expect(heard).toEqual([text]);
});

test("texts whose pieces never come are forgotten", () => {
  const heard: string[] = [];
  const take = pieceCollector((whole) => heard.push(whole));
  const [first = "", ...rest] = piecesOf("x".repeat(9_000));
  take(first);
  for (let count = 0; count < 250; count += 1) take(piecesOf("y".repeat(9_000))[0] ?? "");
  for (const piece of rest) take(piece);
  expect(heard).toEqual([]);
});
