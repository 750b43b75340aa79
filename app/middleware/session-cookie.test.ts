import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  readSessionToken,
  sessionEnded,
  sessionStarted,
  setsSession,
} from "#app/middleware/session-cookie.server.ts";

const facts = { secure: false, sessionSecret: "only-for-this-test-0123456789-0123456789" };
const token = "4f".repeat(20);

const cookieOf = (header: string) => header.split(";")[0] ?? "";
const withValue = (value: string) => `waymark=${encodeURIComponent(btoa(JSON.stringify(value)))}`;

test("a session is read from the cookie that began it, whatever other cookies there are", async () => {
  const cookie = cookieOf(await sessionStarted(facts, token, false));
  expect(await readSessionToken(facts, `theme=dark; ${cookie}; locale=de`)).toBe(token);
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
    withValue(`${token}.${createHmac("sha256", facts.sessionSecret).update(token).digest("base64url")}`),
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

test("an ended session leaves nothing to read, and an answer that ends one says so", async () => {
  const header = await sessionEnded(facts);
  expect(await readSessionToken(facts, cookieOf(header))).toBeNull();
  expect(setsSession(new Response(null, { headers: { "Set-Cookie": header } }), facts)).toBe(true);
  expect(setsSession(new Response(null, { headers: { "Set-Cookie": "theme=dark" } }), facts)).toBe(false);
});
