import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { twoFactor } from "#api/db/schema/sign-in.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { at, twoFactorCalls } from "#tests/support/two-factor-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { post, codeOf, enrol, beginSignIn, finish } = twoFactorCalls(() => api);

let visitors = 0;
/** Brings a code behind the right password, from an address of its own. */
async function bring(code: string) {
  visitors += 1;
  const from = `203.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return finish(await beginSignIn("consultant", from), code, from);
}

async function bringWrong(times: number) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await bring("000000")).status);
  return statuses;
}

const setWrong = (wrongInARow: number) =>
  api.system((tx) => tx.update(twoFactor).set({ wrongInARow, refusedUntil: null }));
const wrongKept = async () => (await api.system((tx) => tx.select().from(twoFactor)))[0]?.wrongInARow;

describe("wrong codes of one account, each from another address", () => {
  test("are ten at most in a quarter of an hour, and then the right one waits as well", async () => {
    const { secret } = await enrol("consultant");
    expect(await bringWrong(11)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const answer = await bring(codeOf(secret));
    expect(answer.status).toBe(429);
    expect(answer.json.message).toBe(
      "Too many wrong codes were entered for this account. Please try again in 15 minutes.",
    );
    expect(answer.headers.get("Retry-After")).toBe("900");
    expect(answer.headers.get("X-RateLimit-Scope")).toBeNull();
    api.clock.advance({ minutes: 15 });
    expect((await bring(codeOf(secret))).status).toBe(201);
    expect(await wrongKept()).toBe(0);
  });

  test("make each wait twice as long as the one before", async () => {
    const { secret } = await enrol("consultant");
    await bringWrong(10);
    api.clock.advance({ minutes: 15 });
    expect(await bringWrong(6)).toEqual([422, 422, 422, 422, 422, 429]);
    api.clock.advance({ minutes: 29 });
    expect((await bring(codeOf(secret))).status).toBe(429);
    api.clock.advance({ minutes: 1 });
    expect((await bring(codeOf(secret))).status).toBe(201);
  });

  test("cannot get past the limit by coming all at once", async () => {
    await enrol("consultant");
    await setWrong(7);
    const steps = await Promise.all(
      Array.from({ length: 8 }, (_, no) => beginSignIn("consultant", `203.1.0.${no}`)),
    );
    const answers = await Promise.all(steps.map((step, no) => finish(step, "000000", `203.1.0.${no}`)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([422, 422, 422, 429, 429, 429, 429, 429]);
  });

  test("count for recovery as well", async () => {
    const { codes } = await enrol("consultant");
    await setWrong(9);
    expect((await bring("ABCD-EFGH-JKLM-NPQR")).status).toBe(422);
    expect((await bring(codes[0]!)).status).toBe(429);
  });

  test("close the second factor at a hundred, until there is a new password", async () => {
    const { secret, codes } = await enrol("consultant");
    await setWrong(99);
    expect((await bring("000000")).status).toBe(422);
    api.clock.advance({ hours: 24 * 30 });
    for (const code of [codeOf(secret), codes[0]!]) {
      const answer = await bring(code);
      expect(answer.status).toBe(422);
      expect(answer.json.errors.code[0]).toContain("After 100 wrong codes in a row");
    }
    await post("/api/public/password-resets", undefined, { audience: "office", username: "consultant" });
    const mail = (await api.mails(2)).find(({ text }) => text.includes("/reset-password/"));
    const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    const password = "tussock grass 42 lupins";
    const body = { password, password_confirmation: password };
    expect((await api.call(`/api/public/password-resets/${token}`, { method: "PUT", body })).status).toBe(
      200,
    );
    const login = { audience: "office", login: "consultant", password };
    const begun = await post("/api/public/sessions", undefined, login, "198.51.100.40");
    expect((await finish(begun.json.data.step, codeOf(secret), "198.51.100.40")).status).toBe(201);
  });

  test("are told to the owner after the third, once in each run of them", async () => {
    const { secret } = await enrol("consultant");
    await api.mails(1);
    await bringWrong(2);
    expect(await wrongKept()).toBe(2);
    await bringWrong(5);
    const mails = await api.mails(2);
    expect(mails.map(({ subject }) => subject)).toEqual(["Wrong codes for your account"]);
    expect((await bring(codeOf(secret))).status).toBe(201);
    await bringWrong(3);
    expect((await api.mails(3)).map(({ subject }) => subject)).toEqual(["Wrong codes for your account"]);
  });

  test("cannot be brought about by whoever has not the password", async () => {
    await enrol("consultant");
    const login = { audience: "office", login: "consultant", password: "a wrong one" };
    for (let time = 0; time < 4; time += 1) {
      await post("/api/public/sessions", undefined, login, `198.51.100.${time}`);
      await finish("x".repeat(43), "000000", `198.51.100.${time}`);
    }
    expect(await wrongKept()).toBe(0);
  });
});

describe("a session that is asked for a code", () => {
  test.each(["/removal", "/recovery-codes"])("shares the count of the account: %s", async (path) => {
    const { token, secret } = await enrol("consultant");
    await setWrong(9);
    const body = (code: string) => ({ current_password: demoPassword, code });
    expect((await post(at(path), token, body("000000"))).status).toBe(422);
    const answer = await post(at(path), token, body(codeOf(secret)));
    expect(answer.status).toBe(429);
    expect(answer.json.message).toContain("Too many wrong codes were entered for this account");
    expect((await bring(codeOf(secret))).status).toBe(429);
    await api.system((tx) =>
      tx.update(twoFactor).set({ wrongInARow: 100 }).where(eq(twoFactor.wrongInARow, 10)),
    );
    const closed = await post(at(path), token, body(codeOf(secret)));
    expect(Object.keys(closed.json.errors)).toEqual(["code"]);
  });
});
