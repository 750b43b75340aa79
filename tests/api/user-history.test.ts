import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { mia, uid, userCalls } from "#tests/support/user-calls.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const { call, takeUp } = userCalls(() => api);

type Entry = {
  action: string;
  actor: { audience: string; name: string | null };
  changes: { field: string; before: unknown; after: unknown }[];
};
const historyOf = async (token: string, username: string, kind = "agent", key = uid(username)) => {
  const { status, json } = await call(token, "GET", `${kind}/users/${key}/history`);
  expect(status).toBe(200);
  return json.data as Entry[];
};

describe("the history of a user", () => {
  test("tells its manager and the office who did what, from what to what", async () => {
    const manager = await api.signIn("anke.silberfarn");
    const path = `agent/users/${uid("jonas.silberfarn")}`;
    await call(manager, "PUT", `${path}/role`, { role: "agent-viewer", lock_version: 1 });
    await call(manager, "PUT", `${path}/suspension`, { lock_version: 2 });
    for (const history of [
      await historyOf(manager, "jonas.silberfarn"),
      await historyOf(await api.signIn("admin"), "jonas.silberfarn", "office"),
    ]) {
      expect(history.map(({ action }) => action)).toEqual(["suspended", "role-changed"]);
      expect(history[1]).toMatchObject({
        actor: { audience: "agent", name: "Anke Brückner" },
        changes: [{ field: "role", before: "agent", after: "agent-viewer" }],
      });
    }
  });

  test("is empty for a user whom nobody has changed, whatever was done to colleagues", async () => {
    const desk = await api.signIn("desk.steamvale");
    await call(desk, "PATCH", "public/preferences", { locale: "fr" });
    expect(await historyOf(desk, "front.steamvale", "supplier")).toEqual([]);
    expect(await historyOf(desk, "desk.steamvale", "supplier")).toHaveLength(1);
  });

  test("begins with the invitation and names nobody of the office to the company", async () => {
    const admin = await api.signIn("admin");
    const agency = seedUid("agency", "SILHAM");
    const invited = await call(admin, "POST", "office/users", { ...mia, agency });
    await (await takeUp(1)).set();
    const key = invited.json.data.uid;
    const told = await historyOf(await api.signIn("anke.silberfarn"), "", "agent", key);
    expect(told.map(({ action, actor }) => [action, actor])).toEqual([
      ["invitation-taken-up", { audience: "public", name: null }],
      ["invited", { audience: "office", name: null }],
    ]);
    const fields = told[1]!.changes.map(({ field, after }) => [field, after]);
    expect(Object.fromEntries(fields)).toEqual(mia);
    const [, first] = await historyOf(admin, "", "office", key);
    expect(first!.actor.name).toEqual(expect.any(String));
  });

  test("tells of the language a user chose, and neither of the look of the screen nor of coming and going", async () => {
    const jonas = await api.signIn("jonas.silberfarn");
    const choose = (body: object) => call(jonas, "PATCH", "public/preferences", body);
    await choose({ theme: "dark" });
    await choose({ locale: "fr", theme: "dark" });
    await choose({ locale: "fr" });
    await call(jonas, "DELETE", "public/sessions/current");
    const history = await historyOf(await api.signIn("anke.silberfarn"), "jonas.silberfarn");
    expect(history).toMatchObject([
      {
        action: "changed",
        actor: { audience: "agent", name: "Jonas Groß" },
        changes: [{ field: "locale", before: "de", after: "fr" }],
      },
    ]);
  });

  test("is found for nobody of another company, and for who is no manager not at all", async () => {
    const path = (username: string, kind = "agent") => `${kind}/users/${uid(username)}/history`;
    const manager = await api.signIn("anke.silberfarn");
    for (const foreign of ["luca.ponteverde", "desk.steamvale", "consultant"])
      expect((await call(manager, "GET", path(foreign))).status, foreign).toBe(404);
    const banksia = await api.signIn("manager.banksia");
    expect((await call(banksia, "GET", path("jonas.silberfarn", "office"))).status).toBe(404);
    const jonas = await api.signIn("jonas.silberfarn");
    const refused = await call(jonas, "GET", path("jonas.silberfarn"));
    expect(refused.json).toEqual({
      message: "This action is unauthorized.",
      permission: "agency-users.edit",
    });
  });
});

test("no password, code or key is in the log of an account", async () => {
  const admin = await api.signIn("admin");
  await call(admin, "POST", "office/users", { ...mia, agency: seedUid("agency", "SILHAM") });
  const { set, path } = await takeUp(1);
  await set();
  const rows = await api.system((tx) => tx.select().from(auditLog));
  const kept = JSON.stringify(rows.map(({ before, after, reason }) => ({ before, after, reason })));
  expect(kept).not.toMatch(/password|hash|secret|token/i);
  expect(kept).not.toContain(path.split("/").at(-1));
});
