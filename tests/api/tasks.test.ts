import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileTask } from "#api/db/schema/file-task.ts";
import { notification } from "#api/db/schema/notification.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const file = seedUid("file", "NZFI100005");
const ofFile = `/api/office/client-files/${file}/tasks`;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await testApi();
  token = await api.signIn("consultant");
  await api.system((tx) => tx.delete(fileTask));
});

const post = (path: string, body: object, by = token) => api.call(path, { method: "POST", token: by, body });
const add = async (body: object, by = token) => {
  const answer = await post(ofFile, body, by);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.data;
};
const read = async (path: string, by = token) => (await api.call(path, { token: by })).json;
const ids = () => api.system((tx) => tx.select({ id: user.id, username: user.username }).from(user));
const lookedAfterBy = async (username: string | null) => {
  const found = (await ids()).find((one) => one.username === username);
  await api.system((tx) =>
    tx
      .update(clientFile)
      .set({ consultantId: found?.id ?? null })
      .where(eq(clientFile.uid, file)),
  );
};
const tasksIn = (rows: { task: string }[]) => rows.map(({ task }) => task);

test("tasks of a file stand in the order of their days, those without a day last, and late ones say so", async () => {
  await add({ task: "No day" });
  await add({ task: " Later ", due_on: "2026-12-01" });
  const late = await add({ task: "Late", due_on: "2026-11-19" });
  await add({ task: "Today", due_on: "2026-11-20" });

  const { data } = await read(ofFile);
  expect(tasksIn(data.open)).toEqual(["Late", "Today", "Later", "No day"]);
  expect(data.open.map(({ overdue }: { overdue: boolean }) => overdue)).toEqual([true, false, false, false]);
  expect(late).toMatchObject({ written_by: "Ngaire Whitcombe", assignee: null, done_at: null });
  expect(data.people).toContainEqual({ uid: seedUid("user", "ropata"), name: "Rōpata Kingi" });
});

test("a task is done, and to be done again; said twice it is the same, and the history tells of it once", async () => {
  const { uid } = await add({ task: "Order the cake" });
  await post(`/api/office/tasks/${uid}/done`, { done: true });
  const again = await post(`/api/office/tasks/${uid}/done`, { done: "1" });
  expect(again.json.data).toMatchObject({ done_by: "Ngaire Whitcombe", done_at: expect.any(String) });
  expect(await read(ofFile)).toMatchObject({ data: { open: [], done: [{ uid }] } });
  await post(`/api/office/tasks/${uid}/done`, { done: false });
  expect(await read(ofFile)).toMatchObject({ data: { open: [{ uid, done_by: null }], done: [] } });

  const history = await read(`/api/office/client-files/${file}/history`, await api.signIn("admin"));
  const told = history.data.filter(({ action }: { action: string }) => action.startsWith("task_"));
  expect(told.map(({ action }: { action: string }) => action)).toEqual([
    "task_undone",
    "task_done",
    "task_added",
  ]);
  expect(told[2].changes).toContainEqual({ field: "task", before: null, after: "Order the cake" });
});

test("whom a task is given is told, not whoever gives it to themselves", async () => {
  await add({ task: "For Rōpata", assignee_uid: seedUid("user", "ropata") });
  await add({ task: "For myself", assignee_uid: seedUid("user", "consultant") });
  const told = await api.system((tx) =>
    tx
      .select({ username: user.username, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, "task.given")),
  );
  expect(told).toEqual([
    { username: "ropata", facts: expect.objectContaining({ file_uid: file, by: "Ngaire Whitcombe" }) },
  ]);
});

test("a task is changed by who read it last; who was slower is shown how it is now", async () => {
  const { uid, lock_version } = await add({ task: "Cake" });
  const change = (task: string) =>
    api.call(`/api/office/tasks/${uid}`, { method: "PUT", token, body: { task, lock_version } });
  expect((await change("Cake, gluten-free")).status).toBe(200);
  const slower = await change("Cake with cream");
  expect([slower.status, slower.json.current.task]).toEqual([409, "Cake, gluten-free"]);
  await api.call(`/api/office/tasks/${uid}`, { method: "DELETE", token });
  expect((await read(ofFile)).data).toMatchObject({ open: [], done: [] });
});

test.each([
  ["no words", { task: "  " }, "task"],
  ["too many", { task: "x".repeat(501) }, "task"],
  ["no day", { task: "Cake", due_on: "2026-02-30" }, "due_on"],
  [
    "somebody of an agency",
    { task: "Cake", assignee_uid: seedUid("user", "anke.silberfarn") },
    "assignee_uid",
  ],
  [
    "somebody of another brand",
    { task: "Cake", assignee_uid: seedUid("user", "lachlan.banksia") },
    "assignee_uid",
  ],
])("a task is refused beside its field: %s", async (_what, body, field) => {
  const answer = await post(ofFile, body);
  expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]]);
});

test("the list begins with one's own, also of files that one looks after, and finds by words and reference", async () => {
  await lookedAfterBy("consultant");
  await add({ task: "Whoever has the file" });
  await add({ task: "Named", assignee_uid: seedUid("user", "ropata") });
  const other = await api.signIn("ropata");
  const list = async (query: string, by: string) =>
    tasksIn((await read(`/api/office/tasks${query}`, by)).data);

  expect(await list("", token)).toEqual(["Whoever has the file"]);
  expect(await list("", other)).toEqual(["Named"]);
  expect((await list("?filter[whose]=all", other)).toSorted()).toEqual(["Named", "Whoever has the file"]);
  expect(await list("?filter[whose]=all&filter[q]=named", token)).toEqual(["Named"]);
  expect(await list("?filter[whose]=all&filter[q]=nzfi100001", token)).toEqual([]);
  expect(await list("?filter[whose]=all&filter[q]=nzfi100005", token)).toHaveLength(2);
  expect(await list("?filter[part]=overdue", token)).toEqual([]);
  await lookedAfterBy("ropata");
  expect((await list("", other)).toSorted()).toEqual(["Named", "Whoever has the file"]);
});

test("the desk says what its reader has to do, and what the file says of it", async () => {
  await lookedAfterBy("consultant");
  for (const day of Array.from({ length: 9 }, (_none, index) => index + 1)) {
    await add({ task: `Day ${String(day)}`, due_on: `2026-12-0${String(day)}` });
  }
  const desk = (await read("/api/office/desk")).data;
  expect([tasksIn(desk.tasks.rows), desk.tasks.total]).toEqual([
    Array.from({ length: 8 }, (_none, index) => `Day ${String(index + 1)}`),
    9,
  ]);
  expect((await read("/api/office/desk", await api.signIn("ropata"))).data.tasks.rows).toEqual([]);
  expect((await read(`/api/office/client-files/${file}`)).data.open_tasks).toBe(9);
});

test("another brand, and those who only look, change nothing", async () => {
  const { uid } = await add({ task: "Cake" });
  const banksia = await api.signIn("lachlan.banksia");
  expect((await api.call(ofFile, { token: banksia })).status).toBe(404);
  expect((await post(`/api/office/tasks/${uid}/done`, { done: true }, banksia)).status).toBe(404);
  expect(tasksIn((await read("/api/office/tasks?filter[whose]=all", banksia)).data)).toEqual([]);
  const accounts = await api.signIn("accounts");
  expect((await post(ofFile, { task: "Cake" }, accounts)).status).toBe(403);
  expect((await read(ofFile, accounts)).data.people).toEqual([]);
});

test("a file has so many open tasks and no more", async () => {
  const [found] = await api.system((tx) =>
    tx.select({ id: clientFile.id }).from(clientFile).where(eq(clientFile.uid, file)),
  );
  const rows = Array.from({ length: 200 }, (_none, index) => ({
    uid: seedUid("task", `many ${String(index)}`),
    fileId: found!.id,
    task: "One of many",
    writtenBy: "Somebody",
  }));
  await api.system((tx) => tx.insert(fileTask).values(rows));
  const refused = await post(ofFile, { task: "One more" });
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining("more to do")]);
});

test("the desk tells of payments of the last seven days, to those who see invoices", async () => {
  const [found] = await api.system((tx) =>
    tx
      .select({ id: clientFile.id, brandId: clientFile.brandId, agencyId: clientFile.agencyId })
      .from(clientFile)
      .where(eq(clientFile.uid, file)),
  );
  const day = 86_400_000;
  const receipt = (seq: number, cents: number, daysAgo: number) => ({
    fileId: found!.id,
    brandId: found!.brandId,
    agencyId: found!.agencyId,
    seq,
    date: "2026-11-20",
    type: "receipt" as const,
    valueCents: -cents,
    balanceCents: 0,
    method: "bank" as const,
    createdAt: new Date(api.clock.now().getTime() - daysAgo * day),
  });
  await api.system((tx) =>
    tx
      .insert(accountTransaction)
      .values([receipt(901, 120_000, 8), receipt(902, 75_050, 6.9), receipt(903, 1_000, 0.1)]),
  );
  const desk = async (username: string) =>
    (await read("/api/office/desk?whose=all", await api.signIn(username))).data.received;
  const own = (await desk("accounts")).filter(({ uid }: { uid: string }) => uid === file);
  expect(own.map(({ cents }: { cents: number }) => cents)).toEqual([1_000, 75_050]);
  expect(await desk("product")).toBeNull();
});
