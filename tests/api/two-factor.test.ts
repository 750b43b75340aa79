import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { setting } from "#api/db/schema/brand.ts";
import { recoveryCode, twoFactor } from "#api/db/schema/sign-in.ts";
import { demoPassword } from "#api/db/seed/personas/users.ts";
import { totpCode, stepAt, stepSeconds } from "#api/domain/totp.ts";
import { audienceOf, testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const at = (path = "") => `/api/public/profile/two-factor${path}`;
const post = (path: string, token: string | undefined, body: object, from = "192.0.2.1") =>
  api.call(path, { method: "POST", token, body, from });
const current = (token: string) => api.call("/api/public/sessions/current", { token });

/** The key as bytes again. */
function secretOf(key: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const codeOf = (secret: Buffer, apart = 0) => totpCode(secret, stepAt(api.clock.now()) + apart);
const nextStep = () => api.clock.advance({ seconds: stepSeconds });

/** Switches the second factor on and goes on to the next code. */
async function enrol(username: string) {
  const token = await api.signIn(username);
  const begun = await post(at(), token, { current_password: demoPassword });
  const secret = secretOf(begun.json.data.key);
  const done = await post(at("/confirmation"), token, { code: codeOf(secret) });
  expect(done.status).toBe(200);
  nextStep();
  const codes: string[] = done.json.data.recovery_codes;
  return { token, secret, codes };
}

async function beginSignIn(username: string, from = "192.0.2.1") {
  const body = { audience: audienceOf(username), login: username, password: demoPassword };
  const answer = await post("/api/public/sessions", undefined, body, from);
  return String(answer.json.data.step);
}
const finish = (step: string, code: string, from = "192.0.2.1") =>
  post("/api/public/sessions/code", undefined, { step, code }, from);

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

describe("signing in with the second factor", () => {
  test("gives no session for the password alone", async () => {
    await enrol("consultant");
    const answer = await post("/api/public/sessions", undefined, {
      audience: "office",
      login: "consultant",
      password: demoPassword,
    });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.json.data).toSorted()).toEqual(["expires_at", "step"]);
    expect((await current(answer.json.data.step)).status).toBe(401);
  });

  test("takes the code of this half minute, the one before and the one after, spaces or not", async () => {
    const { secret } = await enrol("consultant");
    for (const apart of [-1, 0, 1]) {
      api.clock.advance({ minutes: 5 });
      const code = codeOf(secret, apart);
      const answer = await finish(await beginSignIn("consultant"), `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(answer.status).toBe(201);
      expect(answer.json.data).toMatchObject({ audience: "office", remember: false });
      expect((await current(answer.json.data.token)).status).toBe(200);
    }
    api.clock.advance({ minutes: 5 });
    for (const apart of [-2, 2]) {
      expect((await finish(await beginSignIn("consultant"), codeOf(secret, apart))).status).toBe(422);
    }
  });

  test("takes a code once, and none that is older than the last", async () => {
    const { secret } = await enrol("consultant");
    const code = codeOf(secret);
    expect((await finish(await beginSignIn("consultant"), code)).status).toBe(201);
    expect((await finish(await beginSignIn("consultant"), code)).status).toBe(422);
    expect((await finish(await beginSignIn("consultant"), codeOf(secret, -1))).status).toBe(422);
    nextStep();
    expect((await finish(await beginSignIn("consultant"), codeOf(secret))).status).toBe(201);
  });

  test("lets exactly one in when the same code comes several times at once", async () => {
    const { secret } = await enrol("consultant");
    const second = createApi(api.parts);
    for (let round = 0; round < 5; round += 1) {
      api.clock.advance({ minutes: 2 });
      const steps = await Promise.all(Array.from({ length: 4 }, () => beginSignIn("consultant")));
      const answers = await Promise.all(
        steps.map((step, index) =>
          (index % 2 ? second : api).fetch(
            new Request("http://api.internal/api/public/sessions/code", {
              method: "POST",
              headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${index}` },
              body: JSON.stringify({ step, code: codeOf(secret) }),
            }),
          ),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    }
  });

  test("uses a step up: it works once, for ten minutes, for five codes, and dies with the password", async () => {
    const { secret, token } = await enrol("consultant");
    const used = await beginSignIn("consultant");
    expect((await finish(used, codeOf(secret))).status).toBe(201);
    nextStep();
    expect((await finish(used, codeOf(secret))).status).toBe(404);
    const old = await beginSignIn("consultant");
    api.clock.advance({ minutes: 10 });
    expect((await finish(old, codeOf(secret))).status).toBe(404);
    const guessed = await beginSignIn("consultant");
    for (let count = 0; count < 5; count += 1) {
      expect((await finish(guessed, "000000", `198.51.100.${count}`)).status).toBe(422);
    }
    expect((await finish(guessed, codeOf(secret), "198.51.100.9")).status).toBe(404);
    const held = await beginSignIn("consultant");
    const password = "tussock grass 42 lupins";
    await api.call("/api/public/profile/password", {
      method: "PUT",
      token,
      body: { current_password: demoPassword, password, password_confirmation: password },
    });
    expect((await finish(held, codeOf(secret), "198.51.100.9")).status).toBe(404);
    expect((await finish("x".repeat(43), codeOf(secret))).status).toBe(404);
  });

  test("is limited like the password, for the guesser and not for the owner", async () => {
    const { secret } = await enrol("consultant");
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push(
        (await finish(await beginSignIn("consultant", "203.0.113.5"), "111111", "203.0.113.5")).status,
      );
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await finish(await beginSignIn("consultant"), codeOf(secret))).status).toBe(201);
  });

  test("takes a recovery code once, however it is typed, and writes to the owner", async () => {
    const { codes } = await enrol("consultant");
    await api.mails(1);
    const typed = ` ${codes[3]!.toLowerCase().replaceAll("-", " ")}`;
    expect((await finish(await beginSignIn("consultant"), typed)).status).toBe(201);
    const [mail] = await api.mails(2);
    expect(mail?.text).toContain("Codes left: 9");
    expect((await finish(await beginSignIn("consultant"), codes[3]!)).status).toBe(422);
    expect(api.logs.join("")).toContain("authn_recovery_code");
  });

  test("is asked for after a new password by mail as well", async () => {
    await enrol("consultant");
    await post("/api/public/password-resets", undefined, { audience: "office", username: "consultant" });
    const mail = (await api.mails(2)).find(({ text }) => text.includes("/reset-password/"));
    const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    const password = "tussock grass 42 lupins";
    await api.call(`/api/public/password-resets/${token}`, {
      method: "PUT",
      body: { password, password_confirmation: password },
    });
    const answer = await post("/api/public/sessions", undefined, {
      audience: "office",
      login: "consultant",
      password,
    });
    expect(Object.keys(answer.json.data)).not.toContain("token");
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
