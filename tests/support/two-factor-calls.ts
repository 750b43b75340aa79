import { expect } from "vitest";
import { demoPassword } from "#api/demo/personas/users.ts";
import { totpCode, stepAt, stepSeconds } from "#api/domain/totp.ts";
import { audienceOf, type TestApi } from "#tests/support/test-api.ts";

export const at = (path = "") => `/api/public/profile/two-factor${path}`;

/** The key as bytes again. */
export function secretOf(key: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Calls about the second factor, to whatever `api` is when they are made. */
export function twoFactorCalls(api: () => TestApi) {
  const post = (path: string, token: string | undefined, body: object, from = "192.0.2.1") =>
    api().call(path, { method: "POST", token, body, from });
  const codeOf = (secret: Buffer, apart = 0) => totpCode(secret, stepAt(api().clock.now()) + apart);
  const nextStep = () => api().clock.advance({ seconds: stepSeconds });
  return {
    post,
    codeOf,
    nextStep,
    current: (token: string) => api().call("/api/public/sessions/current", { token }),
    /** Switches the second factor on and goes on to the next code. */
    enrol: async (username: string) => {
      const token = await api().signIn(username);
      const begun = await post(at(), token, { current_password: demoPassword });
      const secret = secretOf(begun.json.data.key);
      const done = await post(at("/confirmation"), token, { code: codeOf(secret) });
      expect(done.status).toBe(200);
      nextStep();
      const codes: string[] = done.json.data.recovery_codes;
      return { token, secret, codes };
    },
    /** Goes as far as the password; answers the step that waits for the code. */
    beginSignIn: async (username: string, from = "192.0.2.1") => {
      const body = { audience: audienceOf(username), login: username, password: demoPassword };
      const answer = await post("/api/public/sessions", undefined, body, from);
      return String(answer.json.data.step);
    },
    finish: (step: string, code: string, from = "192.0.2.1") =>
      post("/api/public/sessions/code", undefined, { step, code }, from),
  };
}
