import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { bulkCalls, fileUid, type BulkCalls } from "#tests/support/bulk-calls.ts";

let calls: BulkCalls;
beforeEach(async () => {
  calls = await bulkCalls();
});

test("a dry run tells what would happen and changes nothing", async () => {
  const token = await calls.api.signIn("manager");
  const value = await calls.accountUid("manager");
  const before = await calls.consultantOf("NZFI100003");
  const answer = await calls.post(token, { action: "assign", value, target: { filter: {} }, dry_run: true });
  expect(answer.status).toBe(200);
  const { affected, unchanged, failed, failed_count: failedCount } = answer.json.data;
  expect(affected + unchanged + failedCount).toBe(6);
  expect(failed).toHaveLength(failedCount);
  expect(await calls.consultantOf("NZFI100003")).toEqual(before);
});

test("files are assigned, closed ones stay and are named, and the log tells each change", async () => {
  await calls.api.system((tx) =>
    tx.update(clientFile).set({ status: "Cancelled" }).where(eq(clientFile.reference, "NZFI100005")),
  );
  const token = await calls.api.signIn("manager");
  const value = await calls.accountUid("manager");
  const uids = ["NZFI100003", "NZFI100004", "NZFI100005"].map(fileUid);
  const before = await calls.consultantOf("NZFI100003");
  const { json } = await calls.post(token, { action: "assign", value, target: { uids } });
  expect(json.data).toMatchObject({ affected: 2, unchanged: 0, failed_count: 1, next: null });
  expect(json.data.failed).toEqual([
    {
      uid: fileUid("NZFI100005"),
      name: expect.stringContaining("NZFI100005"),
      reason: "The file is closed.",
    },
  ]);
  expect(await calls.consultantOf("NZFI100003")).toEqual({ uid: value, version: before.version + 1 });
  const log = await calls.api.system((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, "assigned")),
  );
  expect(log.map(({ subjectUid }) => subjectUid).toSorted()).toEqual(uids.slice(0, 2).toSorted());
  const again = await calls.post(token, { action: "assign", value, target: { uids: uids.slice(0, 2) } });
  expect(again.json.data).toMatchObject({ affected: 0, unchanged: 2, failed_count: 0 });
  const foreseen = await calls.post(token, { action: "assign", value, target: { uids }, dry_run: true });
  expect(foreseen.json.data).toMatchObject({ affected: 0, unchanged: 2, failed_count: 1 });
});

test("labels are put on and taken off all files of a filter", async () => {
  const token = await calls.api.signIn("manager");
  const input = { name: "Bulk test", colour: "teal", icon: "flag", applies_to: "file", active: true };
  const label = (await calls.api.call("/api/office/labels", { method: "POST", token, body: input })).json
    .data;
  const target = { filter: { q: "silberfarn" } };
  expect((await calls.post(token, { action: "label", value: label.uid, target })).json.data.affected).toBe(2);
  const again = await calls.post(token, { action: "label", value: label.uid, target });
  expect(again.json.data).toMatchObject({ affected: 0, unchanged: 2 });
  const off = await calls.post(token, { action: "unlabel", value: label.uid, target: { filter: {} } });
  expect(off.json.data).toMatchObject({ affected: 2, unchanged: 4 });
});

test("each verb asks for its own permission, and its value must fit", async () => {
  const consultant = await calls.api.signIn("consultant");
  const value = await calls.accountUid("manager");
  const target = { uids: [fileUid("NZFI100003")] };
  const refused = await calls.post(consultant, { action: "assign", value, target });
  expect({ status: refused.status, permission: refused.json.permission }).toEqual({
    status: 403,
    permission: "client-files.reassign",
  });
  const manager = await calls.api.signIn("manager");
  const agent = await calls.accountUid("anke.silberfarn");
  for (const wrong of [agent, fileUid("NZFI100003")]) {
    expect((await calls.post(manager, { action: "assign", value: wrong, target })).status).toBe(422);
  }
  for (const filter of [{ nope: "x" }, { status: "nonsense" }, { travel_date_from: "notadate" }]) {
    expect((await calls.post(manager, { action: "assign", value, target: { filter } })).status).toBe(422);
  }
});

test("files of another brand are out of reach", async () => {
  const token = await calls.api.signIn("manager.banksia");
  const value = await calls.accountUid("manager.banksia");
  const { json } = await calls.post(token, {
    action: "assign",
    value,
    target: { uids: [fileUid("NZFI100003")] },
  });
  expect(json.data).toMatchObject({ affected: 0, failed_count: 0 });
  const all = await calls.post(token, { action: "assign", value, target: { filter: {} }, dry_run: true });
  expect(all.json.data.affected + all.json.data.failed_count).toBeLessThanOrEqual(1);
});
