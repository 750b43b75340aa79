import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/db/seed/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
const path = "/api/office/client-files/bulk";

beforeEach(async () => {
  api = await testApi();
  await api.system((tx) =>
    tx
      .update(clientFile)
      .set({ status: "Confirmed" })
      .where(inArray(clientFile.reference, ["NZFI100003", "NZFI100004"])),
  );
});

const fileUid = (reference: string) => seedUid("file", reference);
const accountUid = async (username: string) => {
  const rows = await api.system((tx) =>
    tx.select({ uid: user.uid }).from(user).where(eq(user.username, username)),
  );
  return rows[0]!.uid;
};
const consultantOf = async (reference: string) => {
  const rows = await api.system((tx) =>
    tx
      .select({ uid: user.uid, version: clientFile.lockVersion })
      .from(clientFile)
      .leftJoin(user, eq(user.id, clientFile.consultantId))
      .where(eq(clientFile.reference, reference)),
  );
  return rows[0]!;
};
const post = (token: string, body: unknown, to = path, requestId = "request-of-a-test") =>
  api.call(to, { method: "POST", token, body, headers: { "X-Request-Id": requestId } });

test("a dry run tells what would happen and changes nothing", async () => {
  const token = await api.signIn("manager");
  const value = await accountUid("manager");
  const before = await consultantOf("NZFI100003");
  const answer = await post(token, { action: "assign", value, target: { filter: {} }, dry_run: true });
  expect(answer.status).toBe(200);
  const { affected, failed, failed_count: failedCount } = answer.json.data;
  expect(affected + failedCount).toBe(6);
  expect(failed).toHaveLength(failedCount);
  expect(await consultantOf("NZFI100003")).toEqual(before);
});

test("files are assigned, closed ones stay and are named, and the log tells each change", async () => {
  await api.system((tx) =>
    tx.update(clientFile).set({ status: "Cancelled" }).where(eq(clientFile.reference, "NZFI100005")),
  );
  const token = await api.signIn("manager");
  const value = await accountUid("manager");
  const uids = ["NZFI100003", "NZFI100004", "NZFI100005"].map(fileUid);
  const before = await consultantOf("NZFI100003");
  const { json } = await post(token, { action: "assign", value, target: { uids } });
  expect(json.data).toMatchObject({ affected: 2, failed_count: 1, next: null });
  expect(json.data.failed).toEqual([
    {
      uid: fileUid("NZFI100005"),
      name: expect.stringContaining("NZFI100005"),
      reason: "The file is closed.",
    },
  ]);
  expect(await consultantOf("NZFI100003")).toEqual({ uid: value, version: before.version + 1 });
  const log = await api.system((tx) => tx.select().from(auditLog).where(eq(auditLog.action, "assigned")));
  expect(log.map(({ subjectUid }) => subjectUid).toSorted()).toEqual(uids.slice(0, 2).toSorted());
  const again = await post(token, { action: "assign", value, target: { uids: uids.slice(0, 2) } });
  expect(again.json.data).toMatchObject({ affected: 0, failed_count: 0 });
});

test("an assignment can be taken back, except where somebody has assigned again since", async () => {
  const token = await api.signIn("manager");
  const [manager, other] = [await accountUid("manager"), await accountUid("admin")];
  const uids = ["NZFI100003", "NZFI100004"].map(fileUid);
  const before = await Promise.all([consultantOf("NZFI100003"), consultantOf("NZFI100004")]);
  await post(token, { action: "assign", value: manager, target: { uids } }, path, "first-request");
  await post(
    token,
    { action: "assign", value: other, target: { uids: uids.slice(1) } },
    path,
    "second-request",
  );
  const { json } = await post(token, { request_id: "first-request" }, `${path}/undo`);
  expect(json.data).toMatchObject({ affected: 1, failed_count: 1 });
  expect(json.data.failed[0].uid).toBe(uids[1]);
  expect((await consultantOf("NZFI100003")).uid).toBe(before[0].uid);
  expect((await consultantOf("NZFI100004")).uid).toBe(other);
  const stranger = await api.signIn("admin");
  const notMine = await post(stranger, { request_id: "second-request" }, `${path}/undo`);
  expect(notMine.json.data).toMatchObject({ affected: 0 });
});

test("labels are put on and taken off all files of a filter", async () => {
  const token = await api.signIn("manager");
  const input = { name: "Bulk test", colour: "teal", icon: "flag", applies_to: "file", active: true };
  const label = (await api.call("/api/office/labels", { method: "POST", token, body: input })).json.data;
  const target = { filter: { q: "silberfarn" } };
  expect((await post(token, { action: "label", value: label.uid, target })).json.data.affected).toBe(2);
  expect((await post(token, { action: "label", value: label.uid, target })).json.data.affected).toBe(0);
  expect(
    (await post(token, { action: "unlabel", value: label.uid, target: { filter: {} } })).json.data.affected,
  ).toBe(2);
});

test("each verb asks for its own permission, and its value must fit", async () => {
  const consultant = await api.signIn("consultant");
  const value = await accountUid("manager");
  const target = { uids: [fileUid("NZFI100003")] };
  const refused = await post(consultant, { action: "assign", value, target });
  expect({ status: refused.status, permission: refused.json.permission }).toEqual({
    status: 403,
    permission: "client-files.reassign",
  });
  const manager = await api.signIn("manager");
  const agent = await accountUid("anke.silberfarn");
  for (const wrong of [agent, fileUid("NZFI100003")]) {
    expect((await post(manager, { action: "assign", value: wrong, target })).status).toBe(422);
  }
  expect((await post(manager, { action: "assign", value, target: { filter: { nope: "x" } } })).status).toBe(
    422,
  );
});

test("files of another brand are out of reach", async () => {
  const token = await api.signIn("manager.banksia");
  const value = await accountUid("manager.banksia");
  const { json } = await post(token, { action: "assign", value, target: { uids: [fileUid("NZFI100003")] } });
  expect(json.data).toMatchObject({ affected: 0, failed_count: 0 });
  const all = await post(token, { action: "assign", value, target: { filter: {} }, dry_run: true });
  expect(all.json.data.affected + all.json.data.failed_count).toBeLessThanOrEqual(1);
});
