import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { bulkCalls, fileUid, type BulkCalls } from "#tests/support/bulk-calls.ts";

let api: BulkCalls["api"];
let accountUid: BulkCalls["accountUid"];
let consultantOf: BulkCalls["consultantOf"];
let post: BulkCalls["post"];

beforeEach(async () => {
  ({ api, accountUid, consultantOf, post } = await bulkCalls());
});

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
