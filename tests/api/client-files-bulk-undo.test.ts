import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { clientFileLabel, label as labels } from "#api/db/schema/label.ts";
import { role, user, userRole } from "#api/db/schema/user.ts";
import { filesPerCall } from "#api/modules/sales/client-files/bulk.ts";
import { bulkCalls, bulkPath as path, fileUid, type BulkCalls } from "#tests/support/bulk-calls.ts";

let calls: BulkCalls;
beforeEach(async () => {
  calls = await bulkCalls();
});

test("an assignment can be taken back, except where somebody has assigned again since", async () => {
  const token = await calls.api.signIn("manager");
  const [manager, other] = [await calls.accountUid("manager"), await calls.accountUid("admin")];
  const uids = ["NZFI100003", "NZFI100004"].map(fileUid);
  const before = await Promise.all([calls.consultantOf("NZFI100003"), calls.consultantOf("NZFI100004")]);
  await calls.post(token, { action: "assign", value: manager, target: { uids } }, path, "first-request");
  await calls.post(
    token,
    { action: "assign", value: other, target: { uids: uids.slice(1) } },
    path,
    "second-request",
  );
  const { json } = await calls.post(token, { request_id: "first-request" }, `${path}/undo`);
  expect(json.data).toMatchObject({ affected: 1, failed_count: 1 });
  expect(json.data.failed[0].uid).toBe(uids[1]);
  expect((await calls.consultantOf("NZFI100003")).uid).toBe(before[0].uid);
  expect((await calls.consultantOf("NZFI100004")).uid).toBe(other);
  const stranger = await calls.api.signIn("admin");
  const notMine = await calls.post(stranger, { request_id: "second-request" }, `${path}/undo`);
  expect(notMine.json.data).toMatchObject({ affected: 0 });
});

describe("labels of many files", () => {
  const uids = ["NZFI100003", "NZFI100004"].map(fileUid);
  let consultant: string;
  let manager: string;
  let label: { uid: string; lock_version: number };

  const labelled = () =>
    calls.api.system((tx) =>
      tx
        .select({ reference: clientFile.reference })
        .from(clientFileLabel)
        .innerJoin(clientFile, eq(clientFile.id, clientFileLabel.fileId))
        .innerJoin(labels, eq(labels.id, clientFileLabel.labelId))
        .where(eq(labels.uid, label.uid))
        .orderBy(clientFile.reference),
    );
  const both = [{ reference: "NZFI100003" }, { reference: "NZFI100004" }];
  const put = (token: string, action: "label" | "unlabel", requestId: string, target = uids) =>
    calls.post(token, { action, value: label.uid, target: { uids: target } }, path, requestId);
  const undo = async (token: string, requestId: string) =>
    (await calls.post(token, { request_id: requestId }, `${path}/undo`, `undo-of-${requestId}`)).json.data;

  beforeEach(async () => {
    [manager, consultant] = [await calls.api.signIn("manager"), await calls.api.signIn("consultant")];
    const body = { name: "Undo me", colour: "teal", icon: "flag", applies_to: "file", active: true };
    label = (await calls.api.call("/api/office/labels", { method: "POST", token: manager, body })).json.data;
  });

  test("are taken off again, and put back on, by who changed them", async () => {
    await put(consultant, "label", "labelling");
    expect(await labelled()).toEqual(both);
    expect(await undo(manager, "labelling")).toMatchObject({ affected: 0 });
    expect(await labelled()).toEqual(both);
    expect(await undo(consultant, "labelling")).toMatchObject({ affected: 2, failed_count: 0 });
    expect(await labelled()).toEqual([]);
    await put(consultant, "label", "labelling-again");
    await put(consultant, "unlabel", "taking-off");
    expect(await undo(consultant, "taking-off")).toMatchObject({ affected: 2, failed_count: 0 });
    expect(await labelled()).toEqual(both);
    const told = await calls.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.requestId, "undo-of-taking-off")),
    );
    expect(told.map(({ action, after }) => [action, after])).toEqual(
      uids.map(() => ["labelled", { label: { uid: label.uid, name: "Undo me" } }]),
    );
  });

  test("stay as somebody made them since, and go with a label that is gone", async () => {
    await put(consultant, "label", "labelling");
    await put(manager, "unlabel", "elsewhere", uids.slice(0, 1));
    await put(manager, "label", "there-again", uids.slice(0, 1));
    const undone = await undo(consultant, "labelling");
    expect(undone).toMatchObject({ affected: 1, failed_count: 1 });
    expect(undone.failed[0]).toMatchObject({ uid: uids[0] });
    expect(await labelled()).toEqual(both.slice(0, 1));
    await put(manager, "unlabel", "off-again", uids.slice(0, 1));
    await put(consultant, "label", "labelling-again");
    await put(consultant, "unlabel", "taking-off");
    const { status } = await calls.api.call(
      `/api/office/labels/${label.uid}?lock_version=${label.lock_version}`,
      {
        method: "DELETE",
        token: manager,
      },
    );
    expect(status).toBe(204);
    const gone = await undo(consultant, "taking-off");
    expect(gone).toMatchObject({ affected: 0, failed_count: 2 });
    expect(gone.failed[0].name).toContain("NZFI100003");
  });
});

test("what was put on more files than one call changes is taken off all of them", async () => {
  const token = await calls.api.signIn("consultant");
  const manager = await calls.api.signIn("manager");
  const body = { name: "Many", colour: "teal", icon: "flag", applies_to: "file", active: true };
  const { uid } = (await calls.api.call("/api/office/labels", { method: "POST", token: manager, body })).json
    .data;
  await calls.api.system((tx) =>
    tx.execute(sql`
      insert into client_file (uid, reference, name, kind, status, department, source, commission_bps, brand_id, agency_id, agent_user_id, currency, locale, price_mode,
        travel_date, end_date, pax_count, nationality)
      select '6' || lpad(n::text, 25, '0'), 'NZFI' || 500000 + n, 'Copy ' || n, kind, status, department, source, commission_bps, brand_id, agency_id, agent_user_id,
        currency, locale, price_mode, travel_date, end_date, pax_count, nationality
      from client_file, generate_series(1, ${filesPerCall}::int) n where reference = 'NZFI100001'`),
  );
  const job = { action: "label", value: uid, target: { filter: {} } };
  const first = await calls.post(token, job, path, "one-long-action");
  expect(first.json.data).toMatchObject({ affected: filesPerCall, next: expect.any(String) });
  await calls.post(token, { ...job, after: first.json.data.next }, path, "one-long-action");
  const { json } = await calls.post(token, { request_id: "one-long-action" }, `${path}/undo`);
  expect(json.data.affected).toBeGreaterThan(filesPerCall);
  expect(json.data.failed_count).toBe(0);
  expect(
    await calls.api.system((tx) =>
      tx
        .select()
        .from(clientFileLabel)
        .innerJoin(labels, eq(labels.id, clientFileLabel.labelId))
        .where(eq(labels.uid, uid)),
    ),
  ).toEqual([]);
});

test("taking back asks for the permission that the deed took", async () => {
  const manager = await calls.api.signIn("manager");
  const value = await calls.accountUid("admin");
  await calls.post(
    manager,
    { action: "assign", value, target: { uids: [fileUid("NZFI100003")] } },
    path,
    "before-it",
  );
  await calls.api.system(async (tx) => {
    const [narrow] = await tx.select({ id: role.id }).from(role).where(eq(role.name, "consultant"));
    const [who] = await tx.select({ id: user.id }).from(user).where(eq(user.username, "manager"));
    await tx.update(userRole).set({ roleId: narrow!.id }).where(eq(userRole.userId, who!.id));
  });
  const refused = await calls.post(
    await calls.api.signIn("manager"),
    { request_id: "before-it" },
    `${path}/undo`,
  );
  expect([refused.status, refused.json.permission]).toEqual([403, "client-files.reassign"]);
  expect((await calls.consultantOf("NZFI100003")).uid).toBe(value);
});
