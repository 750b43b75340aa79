import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { agency, supplier } from "#api/db/schema/company.ts";
import { passwordReset } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { revokeCompanySessions } from "#api/modules/people/access/sessions.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { mia, uid, userCalls } from "#tests/support/user-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { call, current } = userCalls(() => api);

describe("the users of a company", () => {
  const setAgency = (status: "active" | "on_hold" | "closed", code = "SILHAM") =>
    api.system((tx) => tx.update(agency).set({ status }).where(eq(agency.code, code)));

  test("that is closed are out at once, and are told no more than a wrong password tells", async () => {
    const token = await api.signIn("anke.silberfarn");
    const supplierToken = await api.signIn("desk.steamvale");
    await setAgency("closed");
    await api.system((tx) =>
      tx.update(supplier).set({ status: "closed" }).where(eq(supplier.code, "STEROT")),
    );
    expect((await current(token)).status).toBe(401);
    expect((await current(supplierToken)).status).toBe(401);
    const attempt = (login: string, password: string) =>
      api.call("/api/public/sessions", {
        method: "POST",
        from: login + password,
        body: { audience: "agent", login, password },
      });
    const [closed, wrong] = [
      await attempt("anke.silberfarn", demoPassword),
      await attempt("anke.silberfarn", "wrong"),
    ];
    expect([closed.status, closed.text]).toEqual([wrong.status, wrong.text]);
    await api.call("/api/public/password-resets", {
      method: "POST",
      body: { audience: "agent", username: "anke.silberfarn" },
    });
    expect(await api.system((tx) => tx.select().from(passwordReset))).toEqual([]);
  });

  test("that opens again sign in anew where their sessions were ended with it", async () => {
    const token = await api.signIn("anke.silberfarn");
    const other = await api.signIn("luca.ponteverde");
    await api.system(async (tx) => {
      const [closed] = await tx
        .update(agency)
        .set({ status: "closed" })
        .where(eq(agency.code, "SILHAM"))
        .returning({ id: agency.id });
      await revokeCompanySessions(tx, { ...api.parts, requestId: "test" }, { agencyId: closed!.id });
    });
    await setAgency("active");
    expect((await current(token)).status).toBe(401);
    expect((await current(other)).status).toBe(200);
  });

  test("that is on hold read on, and change nothing but who may sign in and their own account", async () => {
    await setAgency("on_hold");
    const token = await api.signIn("anke.silberfarn");
    expect((await current(token)).json.data.on_hold).toBe(true);
    for (const path of ["agent/desk", "agent/client-files", "agent/users"]) {
      expect((await call(token, "GET", path)).status, path).toBe(200);
    }
    const invite = await call(token, "POST", "agent/users", mia);
    expect(invite.status).toBe(403);
    expect(invite.json).toMatchObject({ reason: "on-hold" });
    expect(invite.json.message).toContain("on hold");
    expect(
      (await call(token, "PUT", `agent/users/${uid("jonas.silberfarn")}/suspension`, { lock_version: 1 }))
        .status,
    ).toBe(200);
    expect((await call(token, "PATCH", "public/profile", { lock_version: 1, theme: "dark" })).status).toBe(
      200,
    );
    const count = await api.system((tx) =>
      tx
        .select({ count: sql<number>`count(*)::int` })
        .from(user)
        .where(eq(user.email, mia.email)),
    );
    expect(count[0]?.count).toBe(0);
  });
});
