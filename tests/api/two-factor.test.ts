import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { setting } from "#api/db/schema/brand.ts";
import { recoveryCode, twoFactor } from "#api/db/schema/sign-in.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { at, secretOf, twoFactorCalls } from "#tests/support/two-factor-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { post, current, codeOf, nextStep, enrol } = twoFactorCalls(() => api);

describe("setting up the second factor", () => {
  test("asks for the password, gives a key, and counts only after a first code", async () => {
    const token = await api.signIn("consultant");
    expect((await api.call(at(), { token })).status).toBe(404);
    expect((await post(at(), token, { current_password: "wrong" })).status).toBe(422);
    const begun = await post(at(), token, { current_password: demoPassword });
    expect(begun.status).toBe(201);
    expect(begun.json.data.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.json.data.uri).toContain(`secret=${begun.json.data.key}`);
    expect((await api.call(at(), { token })).json).toEqual(begun.json);
    await api.signIn("consultant");
    expect((await post(at("/confirmation"), token, { code: "000000" })).json.errors).toEqual({
      code: ["This code is not right. Codes change every 30 seconds and work once."],
    });
    await api.signIn("consultant");
  });

  test("ends the sessions that were begun without it, tells the owner and gives ten codes once", async () => {
    const other = await api.signIn("consultant");
    const { token, codes } = await enrol("consultant");
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect((await current(other)).status).toBe(401);
    expect((await current(token)).status).toBe(200);
    expect((await api.mails(1))[0]?.subject).toBe("Two-factor sign-in is on");
    const profile = await api.call("/api/public/profile", { token });
    expect(profile.json.data.two_factor).toMatchObject({
      enabled: true,
      recovery_codes_left: 10,
      compulsory: false,
    });
    // The key can never be read again.
    expect((await api.call(at(), { token })).status).toBe(404);
    expect((await post(at(), token, { current_password: demoPassword })).status).toBe(409);
  });

  test("keeps key and codes out of the database and the log as they are", async () => {
    const { secret, codes } = await enrol("consultant");
    const rows = await api.system(async (tx) => [
      ...(await tx.select().from(twoFactor)),
      ...(await tx.select().from(recoveryCode)),
    ]);
    const kept = JSON.stringify(rows) + api.logs.join("");
    for (const form of [secret.toString("base64url"), secret.toString("hex"), secret.toString("base64")]) {
      expect(kept).not.toContain(form);
    }
    for (const code of codes) expect(kept).not.toContain(code);
    expect(rows).toHaveLength(11);
  });
});

describe("switching it off, and new recovery codes", () => {
  test("ask for password and code, and work once each", async () => {
    const { token, secret, codes } = await enrol("consultant");
    const off = (current_password: string, code: string) =>
      post(at("/removal"), token, { current_password, code });
    expect(Object.keys((await off("wrong", codeOf(secret))).json.errors)).toEqual(["current_password"]);
    expect(Object.keys((await off(demoPassword, "000000")).json.errors)).toEqual(["code"]);
    const renewed = await post(at("/recovery-codes"), token, {
      current_password: demoPassword,
      code: codeOf(secret),
    });
    expect(renewed.json.data.recovery_codes).toHaveLength(10);
    nextStep();
    expect((await off(demoPassword, codes[0]!)).status).toBe(422);
    expect((await off(demoPassword, codeOf(secret))).status).toBe(204);
    await api.signIn("consultant");
    expect((await off(demoPassword, codeOf(secret))).status).toBe(409);
    expect(await api.system((tx) => tx.select().from(recoveryCode))).toEqual([]);
  });
});

describe("where the office asks for it", () => {
  const require = () =>
    api.system((tx) =>
      tx.update(setting).set({ value: true }).where(eq(setting.key, "security.require_two_factor_office")),
    );

  test("an office account can do nothing but set it up, and agents go on as before", async () => {
    const token = await api.signIn("consultant");
    await require();
    expect((await current(token)).json.data.two_factor_due).toBe(true);
    const along = await api.call("/api/public/sessions/current?unread=1&list=client-files", { token });
    expect([along.json.data.unread, along.json.data.list]).toEqual([undefined, undefined]);
    for (const path of ["/api/office/desk", "/api/office/client-files", "/api/public/profile/sessions"]) {
      const answer = await api.call(path, { token });
      expect(answer.status, path).toBe(403);
      expect(answer.json.reason).toBe("two-factor");
    }
    const guest = await api.call("/broadcasting/auth", {
      method: "POST",
      token,
      body: { socket_id: "1.1", channel_name: "private-user.x" },
    });
    expect(guest.status).toBe(403);
    const agent = await api.signIn("anke.silberfarn");
    expect((await api.call("/api/agent/desk", { token: agent })).status).toBe(200);
    const begun = await post(at(), token, { current_password: demoPassword });
    await post(at("/confirmation"), token, { code: codeOf(secretOf(begun.json.data.key)) });
    expect((await api.call("/api/office/desk", { token })).status).toBe(200);
    expect((await current(token)).json.data.two_factor_due).toBe(false);
  });

  test("it cannot be switched off", async () => {
    const { token, secret } = await enrol("consultant");
    await require();
    const answer = await post(at("/removal"), token, {
      current_password: demoPassword,
      code: codeOf(secret),
    });
    expect(answer.status).toBe(409);
    expect((await api.call("/api/public/profile", { token })).json.data.two_factor).toMatchObject({
      enabled: true,
      compulsory: true,
    });
  });
});
