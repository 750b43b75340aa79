import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
});

const path = "/api/office/labels";
const call = (rest: string, method = "GET", body?: unknown, headers?: Record<string, string>) =>
  api.call(`${path}${rest}`, { method, token, body, ...(headers && { headers }) });
const input = { name: "Repeat guest", colour: "teal", icon: "star", applies_to: "file", active: true };
const add = async (name: string) => (await call("", "POST", { ...input, name })).json.data;

test("a label is created, found, changed and removed, and the log tells it field by field", async () => {
  const made = await call("", "POST", input);
  expect(made.status).toBe(201);
  expect(made.json.data).toMatchObject({ ...input, used: 0, lock_version: 1 });
  const { uid } = made.json.data;
  const found = await call("?filter[q]=repeat");
  expect(found.json.data.map((row: { uid: string }) => row.uid)).toEqual([uid]);
  const changed = await call(`/${uid}`, "PUT", { ...input, colour: "red", lock_version: 1 });
  expect(changed.json.data).toMatchObject({ colour: "red", lock_version: 2 });
  const history = await call(`/${uid}/history`);
  expect(history.json.meta.total).toBe(2);
  expect(history.json.data[0]).toMatchObject({
    action: "changed",
    actor: { audience: "office", name: expect.any(String) },
    changes: [{ field: "colour", before: "teal", after: "red" }],
  });
  expect(history.json.data[1]).toMatchObject({ action: "created" });
  expect((await call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
  expect((await call(`/${uid}`)).status).toBe(404);
});

test("an update of what somebody else has saved meanwhile is refused with the record as it is now", async () => {
  const { uid } = await add("Two editors");
  await call(`/${uid}`, "PUT", { ...input, name: "Two editors", icon: "flag", lock_version: 1 });
  const late = await call(`/${uid}`, "PUT", { ...input, name: "Mine", lock_version: 1 });
  expect(late.status).toBe(409);
  expect(late.json.current).toMatchObject({ name: "Two editors", icon: "flag", lock_version: 2 });
  const lateRemoval = await call(`/${uid}?lock_version=1`, "DELETE");
  expect(lateRemoval.status).toBe(409);
});

test("a form that was sent unchanged neither counts the version up nor fills the log", async () => {
  const { uid } = await add("Unchanged");
  const same = await call(`/${uid}`, "PUT", { ...input, name: "Unchanged", lock_version: 1 });
  expect(same.json.data.lock_version).toBe(1);
  expect((await call(`/${uid}/history`)).json.meta.total).toBe(1);
});

describe("refuses", () => {
  test("wrong fields with 422 in Laravel's shape", async () => {
    const answer = await call("", "POST", { ...input, name: "x", colour: "mauve" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors).toSorted()).toEqual(["colour", "name"]);
    const none = await call("", "POST", {});
    expect(none.json.errors.name).toEqual(["The name field is required."]);
  });

  test("a second label of the same name and kind", async () => {
    const answer = await call("", "POST", { ...input, name: "hONEYMOON" });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual({ name: ["This name is taken. Choose another one."] });
  });

  test("to remove a label that files carry, with the reason", async () => {
    const uid = seedUid("label", "VIP");
    const { json } = await call(`/${uid}`);
    const answer = await call(`/${uid}?lock_version=${json.data.lock_version}`, "DELETE");
    expect(answer.status).toBe(409);
    expect(answer.json).toEqual({ message: expect.stringContaining("(2)") });
    const kind = await call(`/${uid}`, "PUT", { ...json.data, applies_to: "line" });
    expect(Object.keys(kind.json.errors)).toEqual(["applies_to"]);
  });

  test("a removal without the version it was read with", async () => {
    expect((await call(`/${seedUid("label", "VIP")}`, "DELETE")).status).toBe(422);
  });
});

describe("many at once", () => {
  test("are deactivated by their uids, and each has its entry in the log", async () => {
    const [one, two] = [await add("Bulk one"), await add("Bulk two")];
    const target = { uids: [one.uid, two.uid] };
    const dry = await call("/bulk", "POST", { action: "deactivate", target, dry_run: true });
    expect(dry.json.data).toMatchObject({ affected: 2, failed: [] });
    expect((await call(`/${one.uid}`)).json.data.active).toBe(true);
    await call("/bulk", "POST", { action: "deactivate", target });
    for (const dryRun of [true, false]) {
      const again = await call("/bulk", "POST", { action: "deactivate", target, dry_run: dryRun });
      expect(again.json.data).toMatchObject({ affected: 0, unchanged: 2 });
    }
    expect((await call(`/${one.uid}`)).json.data).toMatchObject({ active: false, lock_version: 2 });
    expect((await call(`/${two.uid}/history`)).json.data[0].changes).toEqual([
      { field: "active", before: true, after: false },
    ]);
  });

  test("are removed as far as they can be, and the others are named with the reason", async () => {
    const free = await add("Bulk free");
    const uids = [free.uid, seedUid("label", "VIP")];
    const answer = await call("/bulk", "POST", { action: "delete", target: { uids } });
    expect(answer.json.data).toMatchObject({ affected: 1, failed: [{ name: "VIP" }] });
    expect((await call(`/${free.uid}`)).status).toBe(404);
  });

  test("are found by the filters of the list, of which an unknown one is refused", async () => {
    await add("Filtered one");
    const target = { filter: { q: "filtered", active: true } };
    const answer = await call("/bulk", "POST", { action: "deactivate", target });
    expect(answer.json.data.affected).toBe(1);
    const wrong = await call("/bulk", "POST", { action: "delete", target: { filter: { name: "x" } } });
    expect(wrong.status).toBe(422);
  });
});

test("moving a label renumbers the others and leaves every version as it is", async () => {
  const before = (await call("?per_page=100")).json.data;
  const last = before.at(-1);
  const moved = await call(`/${last.uid}/position`, "POST", { position: 2 });
  expect(moved.json.data).toMatchObject({ position: 2, lock_version: last.lock_version });
  const after = (await call("?per_page=100")).json.data;
  expect(after.map((row: { position: number }) => row.position)).toEqual(
    before.map((_row: unknown, index: number) => index + 1),
  );
  expect(after[1].uid).toBe(last.uid);
  expect((await call(`/${last.uid}/history`)).json.data[0]).toMatchObject({ action: "moved" });
});

test("client files show the active labels they carry, to the office alone", async () => {
  const uid = seedUid("file", "NZFI100001");
  const { json } = await api.call(`/api/office/client-files/${uid}`, { token });
  expect(json.data.labels.map(({ name }: { name: string }) => name)).toEqual(["VIP", "Celebration"]);
  const agent = await api.signIn("anke.silberfarn");
  const { text } = await api.call("/api/agent/client-files/NZFI100001", { token: agent });
  expect(text).not.toContain("Celebration");
  const count = await api.system((tx) => tx.select({ id: clientFile.id }).from(clientFile));
  expect(count.length).toBeGreaterThan(0);
});
