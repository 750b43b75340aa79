import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { visitorCookie } from "#app/middleware/visitor-cookie.server.ts";

const secret = "only-for-this-test-0123456789-0123456789";
const facts = { secure: false, sessionSecrets: [secret] } as const;
const flash = visitorCookie(facts, { name: "flash", seconds: 60 });
const sent = async (value: unknown, cookie = flash) => (await cookie.serialize(value)).split(";")[0] ?? "";

test.each([
  [{ text: "Whānau Brückner · 12. März", list: [1, null] }],
  [["2z2HflmNp_3f", 3, 0]],
  ["a text. With dots."],
])("what a browser was given to remember comes back as it was: %j", async (value) => {
  expect(await flash.parse(`theme=dark; ${await sent(value)}; locale=de`)).toEqual(value);
});

test("is forgotten by an empty one", async () => {
  const header = await flash.serialize("", { maxAge: 0 });
  expect(header).toMatch(/^flash=; Max-Age=0;/);
  expect(await flash.parse("flash=")).toBeNull();
});

test("is of this host alone where the connection is safe, and out of reach of scripts", async () => {
  const safe = visitorCookie({ ...facts, secure: true }, { name: "flash", seconds: 60 });
  expect(await safe.serialize("word")).toMatch(
    /^__Host-flash=.*Max-Age=60; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("what another cookie was given is nothing in this one", async () => {
  const step = visitorCookie(facts, { name: "waymark-step", seconds: 60 });
  const moved = (await sent({ to: "/admin" }, step)).replace("waymark-step=", "flash=");
  expect(await flash.parse(moved)).toBeNull();
});

test("what we did not sign is nothing", async () => {
  const changed = (value: unknown) => `flash=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
  const framework = createCookie("flash", { secrets: [secret] });
  const [given] = (await framework.serialize({ text: "of an older server" })).split(";");
  const others = visitorCookie(
    { ...facts, sessionSecrets: ["of-another-server-0123456789-0123456789"] },
    { name: "flash", seconds: 60 },
  );
  for (const header of [
    null,
    "",
    "flash=x",
    changed({ text: "bare" }),
    changed('{"text":"no"}.'),
    given ?? "",
    await sent("x", others),
  ])
    expect(await flash.parse(header)).toBeNull();
});

test("what was given before a change of the secret is good until that secret is gone", async () => {
  const before = await sent({ text: "kept" });
  const next = "the-next-one-of-this-test-0123456789-0123456789";
  const both = visitorCookie({ ...facts, sessionSecrets: [next, secret] }, { name: "flash", seconds: 60 });
  const alone = visitorCookie({ ...facts, sessionSecrets: [next] }, { name: "flash", seconds: 60 });
  expect(await both.parse(before)).toEqual({ text: "kept" });
  expect(await alone.parse(before)).toBeNull();
  expect(await alone.parse(await sent({ text: "new" }, both))).toEqual({ text: "new" });
});
