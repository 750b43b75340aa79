import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { told } from "#tests/support/told-events.ts";

let api: TestApi;
let manager: string;
let reader: string;
const references = ["NZFI100003", "NZFI100004", "NZFI100005"];
const uids = references.map((reference) => seedUid("file", reference));

beforeEach(async () => {
  api = await testApi();
  await api.system((tx) =>
    tx.update(clientFile).set({ status: "Confirmed" }).where(inArray(clientFile.reference, references)),
  );
  manager = await api.signIn("manager");
  reader = await api.signIn("admin");
});

const path = "/api/office/client-files/bulk";
const send = (body: object, requestId = "a-request-of-a-test", to = path) =>
  api.call(to, { method: "POST", token: manager, body, headers: { "X-Request-Id": requestId } });
const hand = async (files: string[], more: object = {}, requestId?: string) => {
  const value = seedUid("user", "admin");
  const answer = await send({ action: "assign", value, target: { uids: files }, ...more }, requestId);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};
const undo = (requestId: string) => send({ request_id: requestId }, "another-request", `${path}/undo`);
const news = async () =>
  (await api.call("/api/public/notifications", { token: reader })).json.data.map(
    ({ kind, facts }: { kind: string; facts: object }) => ({ kind, facts }),
  );
const facts = (files: number) => ({ files, by: expect.any(String), consultant: expect.any(String) });

test("files that are handed over together are told to their new consultant once, with how many they are", async () => {
  api.sent.length = 0;
  expect(await hand(uids)).toMatchObject({ affected: 3 });
  expect(await news()).toMatchObject([{ kind: "files.assigned", facts: facts(3) }]);
  const bell = api.sent.filter(({ event }) => event.startsWith("notification."));
  expect(bell).toEqual([
    { channels: [`private-user.${seedUid("user", "admin")}`], event: "notification.created", data: "{}" },
  ]);
});

test("open pages of those files are read anew, when they are handed over and when they are given back", async () => {
  const versions = () =>
    api.system((tx) =>
      tx
        .select({ file_uid: clientFile.uid, lock_version: clientFile.lockVersion })
        .from(clientFile)
        .where(inArray(clientFile.uid, uids))
        .orderBy(clientFile.id),
    );
  api.sent.length = 0;
  await hand(uids, {}, "first-request");
  expect(told(api.sent, "file.updated")).toEqual(await versions());
  api.sent.length = 0;
  await undo("first-request");
  expect(told(api.sent, "file.updated")).toEqual(await versions());
});

test("a single file is told by its name, and nothing is told of a dry run or where nothing changed", async () => {
  await hand(uids, { dry_run: true });
  expect(await news()).toEqual([]);
  await hand(uids.slice(0, 1));
  const own = { kind: "file.assigned", facts: { file_uid: uids[0], reference: references[0] } };
  expect(await news()).toMatchObject([own]);
  await hand(uids.slice(0, 1));
  expect(await news()).toHaveLength(1);
});

test("whoever takes files themselves is told nothing", async () => {
  const value = seedUid("user", "manager");
  await send({ action: "assign", value, target: { uids } });
  expect(await api.system((tx) => tx.select().from(notification))).toEqual([]);
});

test("the further calls of one action count into what was told, while it is new", async () => {
  await hand(uids.slice(0, 2), {}, "first-request");
  await hand(uids.slice(2), { after: seedUid("file", "NZFI100001") }, "second-request");
  expect(await news()).toMatchObject([{ kind: "files.assigned", facts: facts(3) }]);
  await undo("second-request");
  expect(await news()).toMatchObject([{ kind: "files.assigned", facts: facts(2) }]);
  await undo("first-request");
  expect(await news()).toEqual([]);
});

test("what was read already is not counted on", async () => {
  await hand(uids.slice(0, 2));
  await api.call("/api/public/notifications/read", { method: "POST", token: reader, body: {} });
  await hand(uids.slice(2), { after: seedUid("file", "NZFI100001") }, "second-request");
  expect(await news()).toMatchObject([
    { kind: "file.assigned" },
    { kind: "files.assigned", facts: facts(2) },
  ]);
});

test("what is taken back is not told any more, and the bell counts anew", async () => {
  await hand(uids, {}, "first-request");
  await hand([seedUid("file", "NZFI100002")], {}, "second-request");
  api.sent.length = 0;
  expect((await undo("first-request")).json.data).toMatchObject({ affected: 3, failed_count: 0 });
  expect(await news()).toMatchObject([{ kind: "file.assigned" }]);
  const bell = api.sent.filter(({ event }) => event === "notification.read");
  expect(bell.map(({ channels }) => channels)).toEqual([[`private-user.${seedUid("user", "admin")}`]]);
  await undo("second-request");
  expect(await news()).toEqual([]);
});

test("what was given to others since is not told any more either", async () => {
  await hand(uids, {}, "first-request");
  const value = seedUid("user", "operations");
  await send({ action: "assign", value, target: { uids: uids.slice(0, 1) } }, "second-request");
  expect((await undo("first-request")).json.data).toMatchObject({ affected: 2, failed_count: 1 });
  expect(await news()).toEqual([]);
});
