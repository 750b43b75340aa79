import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessToken } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { hashToken } from "#api/http/authenticate.ts";
import { hashPassword, passwordFits } from "#api/modules/people/access/passwords.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const current = (token: string) => api.call("/api/public/sessions/current", { token });
const attempt = (login: string, password: string, from = "198.51.100.7", on: TestApi = api) =>
  on.call("/api/public/sessions", { method: "POST", from, body: { audience: "agent", login, password } });

describe("signing in", () => {
  test("answers a token, its end and the account, by username or e-mail address in any case", async () => {
    for (const login of ["anke.silberfarn", "ANKE.Silberfarn", " Anke@Silberfarn.example "]) {
      const answer = await attempt(login, demoPassword);
      expect(answer.status).toBe(201);
      expect(answer.json.data.user).toMatchObject({
        username: "anke.silberfarn",
        organisation: "Silberfarn Reisen",
      });
      expect(answer.json.data.token).toMatch(/^[\w-]{43}$/);
    }
  });

  test("answers a wrong name, a wrong password, another audience and a suspended account with the same bytes", async () => {
    const answers = await Promise.all([
      attempt("nobody.at.all", "wrong-password"),
      attempt("anke.silberfarn", "wrong-password"),
      attempt("desk.steamvale", demoPassword),
      attempt("former.silberfarn", demoPassword),
      attempt("former.silberfarn", "wrong-password"),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.json).toEqual({
      message: "These sign-in details do not match our records.",
      errors: { login: ["These sign-in details do not match our records."] },
    });
  });

  test("verifies a password whether or not there is an account, so that time tells nothing", async () => {
    const known = await hashPassword("correct horse battery");
    // Argon2's own parameters stand in the hash: both ways cost the same memory and passes.
    expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const spent = async (stored: string | null) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 5; round += 1) await passwordFits(stored, "wrong");
      const { user: own, system } = process.cpuUsage(before);
      return own + system;
    };
    await spent(null);
    const [unknown, wrong] = [await spent(null), await spent(known)];
    // CPU time of five hashes of 19 MiB each; leaving the hash out would take next to nothing.
    expect(unknown).toBeGreaterThan(wrong / 4);
    expect(await passwordFits(null, "an account that does not exist")).toBe(false);
    expect(await passwordFits(known, "correct horse battery")).toBe(true);
  });

  test("keeps only the hash of the token, and no password or token in the logs", async () => {
    const token = await api.signIn("anke.silberfarn");
    await attempt("anke.silberfarn", "a-password-nobody-may-read");
    const kept = await api.system((tx) => tx.select().from(accessToken));
    expect(kept.map((row) => row.tokenHash)).toContain(hashToken(token));
    expect(JSON.stringify(kept)).not.toContain(token);
    const log = api.logs.join("");
    expect(log).toContain("authn_login_success");
    expect(log).toContain("authn_login_fail");
    expect(log).not.toContain(token);
    expect(log).not.toContain(demoPassword);
    expect(log).not.toContain("a-password-nobody-may-read");
  });

  test("begins a new session each time and ends the one that was held", async () => {
    const first = await api.signIn("anke.silberfarn");
    const answer = await api.call("/api/public/sessions", {
      method: "POST",
      token: first,
      body: { audience: "agent", login: "anke.silberfarn", password: demoPassword },
    });
    const second = String(answer.json.data.token);
    expect(second).not.toBe(first);
    expect((await current(first)).status).toBe(401);
    expect((await current(second)).status).toBe(200);
  });

  test("leaves the sessions of other browsers alone", async () => {
    const [one, other] = [await api.signIn("anke.silberfarn"), await api.signIn("anke.silberfarn")];
    expect((await current(one)).status).toBe(200);
    expect((await current(other)).status).toBe(200);
  });

  test("names missing and wrong fields in Laravel's words, all of them", async () => {
    const answer = await api.call("/api/public/sessions", {
      method: "POST",
      body: { audience: "guest", remember: "yes" },
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toEqual({
      message: "The selected audience is invalid. (and 3 more errors)",
      errors: {
        audience: ["The selected audience is invalid."],
        login: ["The login field is required."],
        password: ["The password field is required."],
        remember: ["The remember field must be true or false."],
      },
    });
  });

  test("ignores fields that nobody asked for", async () => {
    const token = await api.signIn("jonas.silberfarn", {
      agency_wide: true,
      audience_id: 1,
      permissions: ["yield.view"],
    });
    const { json } = await current(token);
    expect(json.data.permissions).not.toContain("yield.view");
    const saved = await api.call("/api/public/preferences", {
      method: "PATCH",
      token,
      body: {
        theme: "dark",
        agencyWide: true,
        agency_wide: true,
        audience: "office",
        __proto__: { audience: "office" },
      },
    });
    expect(saved.json.data).toMatchObject({ theme: "dark", audience: "agent" });
    const [row] = await api.system((tx) =>
      tx.select().from(user).where(eq(user.username, "jonas.silberfarn")),
    );
    expect(row).toMatchObject({ theme: "dark", audience: "agent", agencyWide: false });
  });
});

describe("the throttle of sign-in", () => {
  test("refuses the sixth attempt on an account from one address, until the minute is over", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await attempt("anke.silberfarn", "wrong-password")).status).toBe(422);
    }
    const refused = await attempt("anke.silberfarn", demoPassword);
    expect(refused.status).toBe(429);
    // Others at the address may still come in.
    expect(refused.headers.get("X-RateLimit-Scope")).toBeNull();
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json.message).toBe(`Too many sign-in attempts. Please try again in ${seconds} seconds.`);
    api.clock.advance({ seconds });
    expect((await attempt("anke.silberfarn", demoPassword)).status).toBe(201);
  });

  test("counts the name and the e-mail address of an account together", async () => {
    for (const login of ["anke.silberfarn", "anke@silberfarn.example", "ANKE.silberfarn"]) {
      await attempt(login, "wrong-password");
      await attempt(login, "wrong-password");
    }
    expect((await attempt("anke@silberfarn.example", demoPassword)).status).toBe(429);
  });

  test("locks nobody out at another address", async () => {
    for (let count = 0; count < 8; count += 1)
      await attempt("anke.silberfarn", "wrong-password", "203.0.113.66");
    expect((await attempt("anke.silberfarn", demoPassword, "198.51.100.8")).status).toBe(201);
  });

  test("refuses the twenty-first failure of one address, whatever the names", async () => {
    const answers = [];
    for (let count = 0; count < 22; count += 1) answers.push(await attempt(`name${count}`, "wrong-password"));
    expect(answers.map(({ status }) => status).indexOf(429)).toBe(20);
    expect(answers[20]?.headers.get("X-RateLimit-Scope")).toBe("address");
  });

  test("does not count a success", async () => {
    for (let count = 0; count < 25; count += 1) {
      expect((await attempt("anke.silberfarn", demoPassword)).status).toBe(201);
    }
  });

  test("is shared by two processes over one database", async () => {
    const other = await testApi({ database: api.parts.database });
    for (let count = 0; count < 3; count += 1) await attempt("anke.silberfarn", "wrong-password");
    for (let count = 0; count < 2; count += 1) {
      expect((await attempt("anke.silberfarn", "wrong-password", "198.51.100.7", other)).status).toBe(422);
    }
    expect((await attempt("anke.silberfarn", demoPassword)).status).toBe(429);
    expect((await attempt("anke.silberfarn", demoPassword, "198.51.100.7", other)).status).toBe(429);
  });

  test("lets no more passwords be tried when all attempts are sent at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => attempt("anke.silberfarn", `wrong-password-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test("counts by the address that the caller was seen at, not by one it claims", async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      const from = `10.0.0.${count}, 198.51.100.9`;
      statuses.push((await attempt("anke.silberfarn", "wrong-password", from)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});
