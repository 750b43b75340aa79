import { inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#api/app.ts";
import { passwordReset } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { mia, uid, userCalls } from "#tests/support/user-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { call, current, takeUp } = userCalls(() => api);

describe("changing a colleague", () => {
  const suspend = (token: string, username: string, lock_version = 1, kind = "agent") =>
    call(token, "PUT", `${kind}/users/${uid(username)}/suspension`, { lock_version });

  test("suspends, which ends the sessions at once, and reinstates", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const jonas = await api.signIn("jonas.silberfarn");
    const done = await suspend(manager, "jonas.silberfarn");
    expect(done.json.data).toMatchObject({ status: "suspended", lock_version: 2 });
    expect((await current(jonas)).status).toBe(401);
    await expect(api.signIn("jonas.silberfarn")).rejects.toThrow("do not match");
    const back = await call(manager, "DELETE", `agent/users/${uid("jonas.silberfarn")}/suspension`);
    expect(back.json.data.status).toBe("active");
    expect((await current(jonas)).status).toBe(401);
    await api.signIn("jonas.silberfarn");
  });

  test("gives another role, whose permissions count from the next call on", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const jonas = await api.signIn("jonas.silberfarn");
    const role = (body: object) => call(manager, "PUT", `agent/users/${uid("jonas.silberfarn")}/role`, body);
    const done = await role({ role: "agency-manager", lock_version: 1 });
    expect(done.json.data).toMatchObject({ role: "agency-manager", lock_version: 2 });
    expect((await current(jonas)).json.data.permissions).toContain("agency-users.edit");
    const late = await role({ role: "agent-viewer", lock_version: 1 });
    expect(late.status).toBe(409);
    expect(late.json.current).toMatchObject({ role: "agency-manager", lock_version: 2 });
    expect((await role({ role: "agent-viewer", lock_version: 2 })).json.data.role).toBe("agent-viewer");
  });

  test("is refused to those who are no managers, for oneself, and for people elsewhere", async () => {
    const jonas = await api.signIn("jonas.silberfarn");
    const refused = await suspend(jonas, "viewer.silberfarn");
    expect(refused.json).toEqual({
      message: "This action is unauthorized.",
      permission: "agency-users.edit",
    });
    const manager = await api.signIn("anke.silberfarn");
    expect((await suspend(manager, "anke.silberfarn")).json.message).toBe(
      "You cannot do this to your own account.",
    );
    for (const foreign of ["luca.ponteverde", "desk.steamvale", "consultant"]) {
      expect((await suspend(manager, foreign)).status, foreign).toBe(404);
    }
    const banksia = await api.signIn("manager.banksia");
    expect(
      (await call(banksia, "PUT", `office/users/${uid("jonas.silberfarn")}/suspension`, {})).status,
    ).toBe(403);
    const rows = await api.system((tx) =>
      tx
        .select()
        .from(user)
        .where(inArray(user.username, ["luca.ponteverde", "anke.silberfarn"])),
    );
    expect(rows.map(({ status }) => status)).toEqual(["active", "active"]);
  });

  test("never leaves an agency without an active manager, also when two take the role from each other", async () => {
    const admin = await api.signIn("admin");
    const alone = await call(admin, "PUT", `office/users/${uid("anke.silberfarn")}/role`, {
      role: "agent",
      lock_version: 1,
    });
    expect(alone.status).toBe(409);
    const anke = await api.signIn("anke.silberfarn");
    await call(anke, "PUT", `agent/users/${uid("jonas.silberfarn")}/role`, {
      role: "agency-manager",
      lock_version: 1,
    });
    const jonas = await api.signIn("jonas.silberfarn");
    const second = createApi(api.parts);
    const take = (fetch: TestApi["fetch"], token: string, from: string, version: number) =>
      fetch(
        new Request(`http://api.internal/api/agent/users/${uid(from)}/suspension`, {
          method: "PUT",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
          body: JSON.stringify({ lock_version: version }),
        }),
      );
    await Promise.all([
      take(api.fetch, anke, "jonas.silberfarn", 2),
      take(second.fetch, jonas, "anke.silberfarn", 1),
    ]);
    const left = await api.system((tx) =>
      tx
        .select({ status: user.status })
        .from(user)
        .where(inArray(user.username, ["anke.silberfarn", "jonas.silberfarn"])),
    );
    expect(left.map(({ status }) => status).toSorted()).toEqual(["active", "suspended"]);
  });

  test("takes an invitation back, and gives it again", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const { json } = await call(manager, "POST", "agent/users", mia);
    const link = await takeUp(1);
    await call(manager, "PUT", `agent/users/${json.data.uid}/suspension`, { lock_version: 1 });
    expect((await link.set()).status).toBe(404);
    const back = await call(manager, "DELETE", `agent/users/${json.data.uid}/suspension`);
    expect(back.json.data.status).toBe("invited");
    expect((await link.set()).status).toBe(200);
  });

  test("lets the office mail a link for a new password, to active users only", async () => {
    const admin = await api.signIn("admin");
    const send = (name: string) => call(admin, "POST", `office/users/${uid(name)}/password-reset`);
    expect((await send("former.silberfarn")).status).toBe(409);
    expect((await send("luca.ponteverde")).status).toBe(200);
    const [mail] = await api.mails(1);
    expect(mail?.to.address).toBe("luca@ponteverde.example");
    const rows = await api.system((tx) => tx.select().from(passwordReset));
    expect(rows.map(({ purpose }) => purpose)).toEqual(["reset"]);
  });
});
