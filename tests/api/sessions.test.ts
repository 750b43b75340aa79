import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { user } from "#api/db/schema/user.ts";
import { hashToken } from "#api/http/authenticate.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const current = (token: string) => api.call("/api/public/sessions/current", { token });

describe("a session", () => {
  test("ends when its owner signs out", async () => {
    const token = await api.signIn("anke.silberfarn");
    const out = await api.call("/api/public/sessions/current", { method: "DELETE", token });
    expect(out.status).toBe(204);
    expect(out.text).toBe("");
    const after = await current(token);
    expect(after.status).toBe(401);
    expect(after.json).toEqual({ message: "Unauthenticated." });
  });

  test("ends with the suspension of the account, from the next call on", async () => {
    const token = await api.signIn("anke.silberfarn");
    await api.system((tx) =>
      tx.update(user).set({ status: "suspended" }).where(eq(user.username, "anke.silberfarn")),
    );
    expect((await current(token)).status).toBe(401);
  });

  test("ends after two hours without use, and lasts while it is used", async () => {
    const token = await api.signIn("anke.silberfarn");
    for (let count = 0; count < 3; count += 1) {
      api.clock.advance({ hours: 1, minutes: 59 });
      expect((await current(token)).status).toBe(200);
    }
    api.clock.advance({ hours: 2, minutes: 1 });
    expect((await current(token)).status).toBe(401);
  });

  test("ends twelve hours after its beginning, however much it is used", async () => {
    const token = await api.signIn("anke.silberfarn");
    for (let hour = 0; hour < 11; hour += 1) {
      api.clock.advance({ hours: 1 });
      expect((await current(token)).status).toBe(200);
    }
    api.clock.advance({ minutes: 59 });
    expect((await current(token)).status).toBe(200);
    api.clock.advance({ minutes: 1 });
    expect((await current(token)).status).toBe(401);
  });

  test("lasts thirty days when it is remembered, also unused", async () => {
    const token = await api.signIn("anke.silberfarn", { remember: true });
    api.clock.advance({ hours: 30 * 24 - 1 });
    expect((await current(token)).status).toBe(200);
    api.clock.advance({ hours: 1 });
    expect((await current(token)).status).toBe(401);
  });

  test.each([1, "1", 0, "0", false])(
    "is remembered or not by whatever Laravel takes for yes or no: %j",
    async (remember) => {
      const token = await api.signIn("anke.silberfarn", { remember });
      api.clock.advance({ hours: 20 * 24 });
      expect((await current(token)).status).toBe(remember === 1 || remember === "1" ? 200 : 401);
    },
  );

  test("cannot be had for a token of another form", async () => {
    const token = await api.signIn("anke.silberfarn");
    const flipped = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [
      flipped,
      token.toUpperCase(),
      `${token}x`,
      hashToken(token),
      "null",
      "' or 1=1 --",
    ]) {
      expect((await current(wrong)).status).toBe(401);
    }
  });
});

describe("the look-up of a session", () => {
  const signOut = (token: string) => api.call("/api/public/sessions/current", { method: "DELETE", token });

  test("is made for every call from outside, whatever request id it repeats", async () => {
    const token = await api.signIn("anke.silberfarn");
    const headers = { "X-Request-Id": "the-same-for-every-call" };
    const ask = () => api.call("/api/public/sessions/current", { token, headers });
    expect((await ask()).status).toBe(200);
    await signOut(token);
    expect((await ask()).status).toBe(401);
  });

  test("is shared by the calls of one page, up to a change that the page makes, and by no other page", async () => {
    const token = await api.signIn("anke.silberfarn");
    const [page, other] = [api.forPage(), api.forPage()];
    const ask = async (by: typeof page, method = "GET") => {
      const headers = { Authorization: `Bearer ${token}`, "X-Request-Id": "the-same-for-every-call" };
      const address = "http://api.test/api/public/sessions/current";
      return (await by(new Request(address, { method, headers }))).status;
    };
    expect(await ask(page)).toBe(200);
    await signOut(token);
    expect(await ask(page)).toBe(200);
    expect(await ask(other)).toBe(401);
    expect(await ask(page, "DELETE")).toBe(401);
    expect(await ask(page)).toBe(401);
  });

  test("is shared by what apps ask in one moment, and forgotten with every change, whoever makes it", async () => {
    const [token, other] = [await api.signIn("anke.silberfarn"), await api.signIn("jonas.silberfarn")];
    const apps = api.forApps();
    const ask = async (by: string, method = "GET") => {
      const headers = { Authorization: `Bearer ${by}` };
      const address = "http://api.test/api/public/sessions/current";
      return (await apps(new Request(address, { method, headers }))).status;
    };
    expect(await ask(token)).toBe(200);
    await signOut(token);
    expect(await ask(token)).toBe(200);
    expect(await ask(other, "DELETE")).toBe(204);
    expect(await ask(token)).toBe(401);
    expect(await ask(other)).toBe(401);
  });
});

describe("preferences", () => {
  test("keep language and theme of the own account and of no other", async () => {
    const inFrench = () =>
      api.system((tx) => tx.select({ username: user.username }).from(user).where(eq(user.locale, "fr")));
    const before = await inFrench();
    for (const username of ["consultant", "jonas.silberfarn", "desk.steamvale"]) {
      const token = await api.signIn(username);
      const answer = await api.call("/api/public/preferences", {
        method: "PATCH",
        token,
        body: { locale: "fr" },
      });
      expect(answer.json.data).toMatchObject({ username, locale: "fr" });
      expect((await current(token)).json.data.locale).toBe("fr");
    }
    const names = (rows: { username: string }[]) => rows.map(({ username }) => username).toSorted();
    expect(names(before)).toEqual(["manon.quokka"]);
    expect(names(await inFrench())).toEqual([
      "consultant",
      "desk.steamvale",
      "jonas.silberfarn",
      "manon.quokka",
    ]);
  });

  test("refuse a language or theme that there is not", async () => {
    const token = await api.signIn("consultant");
    const answer = await api.call("/api/public/preferences", {
      method: "PATCH",
      token,
      body: { locale: "nl", theme: "pink" },
    });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual({
      locale: ["The selected locale is invalid."],
      theme: ["The selected theme is invalid."],
    });
  });
});
