import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  readSessionToken,
  sessionEnded,
  sessionStarted,
  setsSession,
} from "#app/middleware/session-cookie.server.ts";

const facts = { secure: false, sessionSecrets: ["only-for-this-test-0123456789-0123456789"] } as const;
const token = "4f".repeat(20);

const cookieOf = (header: string) => header.split(";")[0] ?? "";
const withValue = (value: string) => `waymark=${encodeURIComponent(btoa(JSON.stringify(value)))}`;

test("a session is read from the cookie that began it, whatever other cookies there are", async () => {
  const cookie = cookieOf(await sessionStarted(facts, token, false));
  expect(await readSessionToken(facts, `theme=dark; ${cookie}; locale=de`)).toBe(token);
});

test("a token with dots of its own, as another API may give, is read whole", async () => {
  const cookie = cookieOf(await sessionStarted(facts, "7|head.body", false));
  expect(await readSessionToken(facts, cookie)).toBe("7|head.body");
});

test("a session of before a change of the secret goes on, until that secret is gone", async () => {
  const before = cookieOf(await sessionStarted(facts, token, false));
  const next = "the-next-one-of-this-test-0123456789-0123456789";
  const changed = { ...facts, sessionSecrets: [next, ...facts.sessionSecrets] } as const;
  expect(await readSessionToken(changed, before)).toBe(token);
  const after = cookieOf(await sessionStarted(changed, token, false));
  const alone = { ...facts, sessionSecrets: [next] } as const;
  expect(await readSessionToken(alone, after)).toBe(token);
  expect(await readSessionToken(alone, before)).toBeNull();
});

test("who does not want to be remembered is signed out by closing the browser", async () => {
  expect(await sessionStarted(facts, token, false)).not.toMatch(/max-age|expires/i);
});

test.each([
  ["no cookie", "theme=dark"],
  ["a token without a signature", withValue(token)],
  ["an empty signature", withValue(`${token}.`)],
  [
    "a signature of another key",
    withValue(`${token}.${createHmac("sha256", "other").update(`session ${token}`).digest("base64url")}`),
  ],
  [
    "a signature of the token for another purpose",
    withValue(`${token}.${createHmac("sha256", facts.sessionSecrets[0]).update(token).digest("base64url")}`),
  ],
  [
    "a signature of no token",
    withValue(`.${createHmac("sha256", facts.sessionSecrets[0]).update("session ").digest("base64url")}`),
  ],
  ["something else", "waymark=%7B%7D"],
])("%s is nobody's session", async (_name, header) => {
  expect(await readSessionToken(facts, header)).toBeNull();
});

test("a cookie whose token was changed is nobody's session", async () => {
  const signed = await sessionStarted(facts, token, false);
  const value = atob(decodeURIComponent(cookieOf(signed).replace("waymark=", "")));
  expect(
    await readSessionToken(facts, withValue(JSON.parse(value.replace("4f", "5f")) as string)),
  ).toBeNull();
});

test("on https the cookie is bound to the host, and each is read where it was set", async () => {
  const secure = { ...facts, secure: true };
  const header = await sessionStarted(secure, token, true);
  expect(header).toMatch(/^__Host-waymark=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await readSessionToken(facts, cookieOf(header))).toBeNull();
  expect(await readSessionToken(secure, cookieOf(header))).toBe(token);
});

test("an ended session leaves nothing to read or to keep, and an answer that ends one says so", async () => {
  const header = await sessionEnded(facts);
  expect(header).toContain("Max-Age=0");
  expect(await readSessionToken(facts, cookieOf(header))).toBeNull();
  const theme = ["Set-Cookie", "theme=dark"] as [string, string];
  expect(setsSession(new Response(null, { headers: [theme, ["Set-Cookie", header]] }), facts)).toBe(true);
  expect(setsSession(new Response(null, { headers: [theme] }), facts)).toBe(false);
});
