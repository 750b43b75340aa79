import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { notification } from "#api/db/schema/notification.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import type { NotificationContent } from "#contract/system/notifications/kinds.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let tokens: Record<string, string>;
beforeEach(async () => {
  api = await testApi();
  tokens = {};
  for (const name of ["consultant", "operations", "anke.silberfarn", "desk.steamvale"]) {
    tokens[name] = await api.signIn(name);
  }
});

const file = { file_uid: seedUid("file", "NZFI100001"), reference: "NZFI100001", file_name: "Brandt" };
const assigned: NotificationContent = { kind: "file.assigned", facts: { ...file, by: "Mia" } };
const alert: NotificationContent = {
  kind: "alert.published",
  facts: { alert_uid: seedUid("alert", "x"), title: "Road closed" },
};

/** Tells accounts something, as a call without a person would. */
const tell = (content: NotificationContent, ...names: string[]) =>
  api.system(async (tx) => {
    const recipients = await tx
      .select({ id: user.id, uid: user.uid })
      .from(user)
      .where(inArray(user.username, names));
    await notify(tx, { ...api.parts, account: null, requestId: "test" }, recipients, content);
    api.clock.advance({ minutes: 1 });
  });
const read = async (name: string, query = "") =>
  (await api.call(`/api/public/notifications${query}`, { token: tokens[name]! })).json;
const unread = async (name: string) =>
  (await api.call("/api/public/notifications/unread", { token: tokens[name]! })).json.data.unread;
const mark = (name: string, path: string, body = {}) =>
  api.call(`/api/public/notifications/${path}`, { method: "POST", token: tokens[name]!, body });

test("people read what they were told, the newest first, and nobody else does", async () => {
  await tell(assigned, "consultant");
  await tell(alert, "consultant", "anke.silberfarn");
  const mine = await read("consultant");
  expect(mine.data).toEqual(
    [
      { ...alert, uid: expect.any(String), created_at: "2026-11-20T00:01:00.000Z", read_at: null },
      { ...assigned, uid: expect.any(String), created_at: "2026-11-20T00:00:00.000Z", read_at: null },
    ].map((one) => ({ ...one, created_at: expect.any(String) })),
  );
  expect(mine.meta.total).toBe(2);
  expect((await read("anke.silberfarn")).data).toMatchObject([alert]);
  expect((await read("operations")).data).toEqual([]);
  expect([await unread("consultant"), await unread("anke.silberfarn"), await unread("operations")]).toEqual([
    2, 1, 0,
  ]);
});

test("who asks for their account is told how many are new where they want to know, and nobody else's", async () => {
  await tell(alert, "consultant");
  const account = async (name: string, query = "") =>
    (await api.call(`/api/public/sessions/current${query}`, { token: tokens[name]! })).json.data.unread;
  expect([await account("consultant", "?unread=1"), await account("operations", "?unread=1")]).toEqual([
    1, 0,
  ]);
  expect(await account("consultant")).toBeUndefined();
  await mark("consultant", "read");
  expect(await account("consultant", "?unread=1")).toBe(0);
});

test("who asks for their account is told of what came a moment ago, also by an app of its own", async () => {
  const apps = api.forApps();
  const headers = { Authorization: `Bearer ${tokens["consultant"]!}` };
  const count = async () => {
    const answer = await apps(
      new Request("http://api.test/api/public/sessions/current?unread=1", { headers }),
    );
    return ((await answer.json()) as { data: { unread: number } }).data.unread;
  };
  expect(await count()).toBe(0);
  await tell(alert, "consultant");
  expect(await count()).toBe(1);
});

test("the rows' own walls alone hold back what others were told", async () => {
  await tell(assigned, "consultant");
  const bare = await testApi({ database: api.parts.database, scoping: "rules-only" });
  const answer = await bare.call("/api/public/notifications", { token: tokens["operations"]! });
  expect(answer.json.data).toEqual([]);
  const [{ uid }] = (await read("consultant")).data;
  const marked = await bare.call(`/api/public/notifications/${uid}/read`, {
    method: "POST",
    token: tokens["operations"]!,
  });
  expect(marked.status).toBe(404);
  expect(await unread("consultant")).toBe(1);
});

describe("marking as read", () => {
  test("counts down, tells the other pages of the account and no one else", async () => {
    await tell(assigned, "consultant");
    await tell(alert, "consultant");
    const [{ uid }] = (await read("consultant")).data;
    api.sent.length = 0;
    expect((await mark("consultant", `${uid}/read`)).json.data).toEqual({ unread: 1 });
    expect(api.sent).toEqual([
      { channels: [`private-user.${seedUid("user", "consultant")}`], event: "notification.read", data: "{}" },
    ]);
    expect((await read("consultant", "?filter[unread]=1")).data).toMatchObject([assigned]);
    expect((await read("consultant", "?filter[unread]=0")).data).toMatchObject([alert]);
    expect((await mark("operations", `${uid}/read`)).status).toBe(404);
  });

  test("twice keeps the first time", async () => {
    await tell(assigned, "consultant");
    const [{ uid }] = (await read("consultant")).data;
    await mark("consultant", `${uid}/read`);
    const [first] = (await read("consultant")).data;
    api.clock.advance({ hours: 1 });
    expect((await mark("consultant", `${uid}/read`)).status).toBe(200);
    expect((await read("consultant")).data).toEqual([first]);
  });

  test("all leaves what came in after the newest one that was seen", async () => {
    await tell(assigned, "consultant");
    const [{ uid }] = (await read("consultant")).data;
    await tell(alert, "consultant");
    expect((await mark("consultant", "read", { up_to: uid })).json.data).toEqual({ unread: 1 });
    expect((await read("consultant", "?filter[unread]=1")).data).toMatchObject([alert]);
    expect((await mark("consultant", "read")).json.data).toEqual({ unread: 0 });
  });
});

test("a kind that a person does not want is neither shown nor counted, until they want it again", async () => {
  await tell(assigned, "consultant");
  await tell(alert, "consultant");
  const choose = (choices: object) =>
    api.system((tx) =>
      tx.update(user).set({ notificationChoices: choices }).where(eq(user.username, "consultant")),
    );
  await choose({ "alert.published": { bell: false } });
  expect((await read("consultant")).data).toMatchObject([assigned]);
  expect(await unread("consultant")).toBe(1);
  await choose({});
  expect(await unread("consultant")).toBe(2);
});

test("a kind that is not for an audience never reaches it", async () => {
  await tell(assigned, "desk.steamvale");
  expect((await read("desk.steamvale")).data).toEqual([]);
  expect(await unread("desk.steamvale")).toBe(0);
});

describe("handing a file over", () => {
  const path = `/api/office/client-files/${file.file_uid}/consultant`;
  const hand = (to: string, lockVersion: number, by = "consultant") =>
    api.call(path, {
      method: "POST",
      token: tokens[by]!,
      body: { consultant_uid: seedUid("user", to), lock_version: lockVersion },
    });
  const version = async () =>
    (await api.call(`/api/office/client-files/${file.file_uid}`, { token: tokens["consultant"]! })).json.data
      .lock_version;

  test("tells the new consultant, and the pages that show the file", async () => {
    tokens["consultant"] = await api.signIn("manager");
    const at = await version();
    api.sent.length = 0;
    const answer = await hand("operations", at);
    expect(answer.json.data).toEqual({
      consultant: { uid: seedUid("user", "operations"), name: expect.any(String) },
      lock_version: at + 1,
    });
    expect((await read("operations")).data).toMatchObject([
      { kind: "file.assigned", facts: { file_uid: file.file_uid, reference: "NZFI100001" } },
    ]);
    expect(
      api.sent.map(({ channels, event, data }) => ({ channels, event, data: JSON.parse(data) })),
    ).toEqual([
      {
        channels: [`private-user.${seedUid("user", "operations")}`],
        event: "notification.created",
        data: {},
      },
      {
        channels: [`private-client-file.${file.file_uid}`],
        event: "file.updated",
        data: { file_uid: file.file_uid, lock_version: at + 1 },
      },
    ]);
  });

  test("to oneself, or to who has it already, tells nobody", async () => {
    tokens["manager"] = await api.signIn("manager");
    await hand("manager", await version(), "manager");
    expect(await unread("manager")).toBe(0);
    await hand("operations", await version(), "manager");
    await hand("operations", await version(), "manager");
    expect(await unread("operations")).toBe(1);
  });

  test("is refused when somebody else saved the file meanwhile, and tells nobody", async () => {
    tokens["manager"] = await api.signIn("manager");
    const at = await version();
    await hand("manager", at, "manager");
    api.sent.length = 0;
    const answer = await hand("operations", at, "manager");
    expect(answer.status).toBe(409);
    expect(answer.json.current).toMatchObject({
      consultant: { uid: seedUid("user", "manager") },
      lock_version: at + 1,
    });
    expect([await unread("operations"), api.sent]).toEqual([0, []]);
  });

  test("offers and takes only accounts of the brand that may edit files", async () => {
    tokens["manager"] = await api.signIn("manager");
    const choices = `/api/office/client-files/consultants?file=${file.file_uid}`;
    const offered = (await api.call(choices, { token: tokens["manager"] })).json.data;
    const uids = offered.map(({ uid }: { uid: string }) => uid);
    expect(uids).toContain(seedUid("user", "operations"));
    for (const name of ["readonly", "manager.banksia", "anke.silberfarn"]) {
      expect(uids).not.toContain(seedUid("user", name));
      expect((await hand(name, await version(), "manager")).status).toBe(422);
    }
  });
});

test("notifications of half a year ago are tidied away", async () => {
  const { tidy } = await import("#api/housekeeping.ts");
  await tell(assigned, "consultant");
  api.clock.advance({ hours: 24 * 181 });
  await tell(alert, "consultant");
  await tidy(api.parts);
  const kept = await api.system((tx) => tx.select({ kind: notification.kind }).from(notification));
  expect(kept).toEqual([{ kind: "alert.published" }]);
});
