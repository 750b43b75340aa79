import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { twoFactorCalls } from "#tests/support/two-factor-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { post, current, codeOf, nextStep, enrol, beginSignIn, finish } = twoFactorCalls(() => api);

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
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        201, 422, 422, 422,
      ]);
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
