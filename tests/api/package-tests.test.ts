import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { packageTestJob, tripPackage } from "#api/db/schema/package.ts";
import { rate } from "#api/db/schema/rate.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import type { PackageTest, TestJob } from "#contract/catalogue/packages/test-run.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
});

const call = (rest: string, method = "GET", body?: unknown) =>
  api.call(`/api/office/${rest}`, { method, token, body });
const latest = async (): Promise<TestJob> => (await call("package-tests/latest")).json.data;
const resultOf = async (ref: string): Promise<PackageTest> =>
  (await call(`packages/${seedUid("package", ref)}/test`)).json.data;

/** The newest job when it has ended. */
async function ended(): Promise<TestJob> {
  const isOver = async () => (await latest()).status !== "running";
  await vi.waitUntil(isOver, { interval: 100, timeout: 60_000 });
  return latest();
}

const run = async (...refs: string[]) => {
  const answer = await call("package-tests", "POST", { uids: refs.map((ref) => seedUid("package", ref)) });
  expect(answer.status).toBe(201);
  return ended();
};

test("a package is tested month by month in each class, and each priced month costs what agents of no terms would pay", async () => {
  const job = await run("SAD5");
  expect(job).toMatchObject({ status: "done", packages: 1, done: job.total, started_by: expect.any(String) });
  const result = await resultOf("SAD5");
  expect(result).toMatchObject({ current: true, currency: "NZD", cells: job.total });
  expect(result.matrix.map(({ month }) => month)).not.toContain("2027-06");
  const january = result.matrix.find((cell) => cell.month === "2027-01" && cell.class === "standard")!;
  expect(january).toMatchObject({ outcome: "ok", starts: 31 });
  const agent = await api.signIn("emma.larkspur");
  const card = (
    await api.call("/api/agent/packages?filter[month]=2027-01&filter[class]=standard", { token: agent })
  ).json.data;
  const { from_price: from } = card.find(({ ref }: { ref: string }) => ref === "SAD5");
  expect(january.per_person_cents).toBe(from.cents);
  const listed = (await call("packages?filter[q]=SAD5")).json.data[0];
  expect(listed.last_test).toMatchObject({ cells: result.cells, ok: result.ok, current: true });
});

test("a test that is started under a key of the form goes on to its end after the answer", async () => {
  const started = await api.call("/api/office/package-tests", {
    method: "POST",
    token,
    body: { uids: [seedUid("package", "SAD5")] },
    headers: { "Idempotency-Key": "one-visit-of-the-form" },
  });
  expect(started.status).toBe(201);
  expect(await ended()).toMatchObject({ uid: started.json.data.uid, status: "done" });
});

test("a month that cannot be sold says which service on which day stands in the way, and links to it", async () => {
  await run("LWD12");
  const { matrix } = await resultOf("LWD12");
  const failed = matrix.filter(({ outcome }) => outcome !== "ok");
  expect(failed.length).toBeGreaterThan(0);
  const [problem] = failed[0]!.problems;
  const days = (await call(`packages/${seedUid("package", "LWD12")}/days`)).json.data.days;
  const slots = days[problem!.day_no - 1].slots.map(({ uid }: { uid: string }) => uid);
  expect(slots).toContain(problem!.slot);
  expect(problem).toMatchObject({ option: expect.any(String), starts: expect.any(Number) });
});

test("one demo package fails in May alone, for want of a rate, a closed service and a stay that is too short", async () => {
  await run("CTS4");
  const { matrix } = await resultOf("CTS4");
  expect(matrix.map(({ month, outcome }) => [month, outcome])).toEqual([
    ["2026-12", "ok"],
    ["2027-01", "ok"],
    ["2027-02", "ok"],
    ["2027-03", "ok"],
    ["2027-04", "ok"],
    ["2027-05", "no_rate"],
    ["2027-10", "ok"],
    ["2027-11", "ok"],
  ]);
  const may = matrix.find(({ month }) => month === "2027-05")!;
  expect(may.problems.map(({ option, obstacle }) => [option, obstacle])).toEqual([
    ["PCNTNLONPCNCOASTL", "no_rate"],
    ["ZQNACREMZQNLAKEVW", "min_stay"],
    ["ZQNCRSILZQNFARM3H", "closed"],
  ]);
});

test("rates that are only an estimate make a month an estimate, with a price all the same", async () => {
  await api.system((tx) => tx.update(rate).set({ status: "estimate" }).where(eq(rate.status, "confirmed")));
  await api.system((tx) => tx.update(rate).set({ status: "estimate" }).where(eq(rate.status, "provisional")));
  await run("SAD5");
  const { matrix, ok } = await resultOf("SAD5");
  expect(ok).toBe(0);
  expect(matrix.map(({ outcome }) => outcome)).toContain("estimate");
  expect(matrix.find(({ outcome }) => outcome === "estimate")!.per_person_cents).toBeGreaterThan(0);
});

test("a change that may move a price makes the test outdated", async () => {
  const note = { kind: "note", note: { en: "Bring a coat" } };
  await call(`packages/${seedUid("package", "SAD5")}/days/1/slots`, "POST", note);
  expect((await resultOf("SAD5")).current).toBe(false);
});

test("one test runs at a time, can be stopped, and keeps what was tested to its end", async () => {
  const first = await call("package-tests", "POST", {});
  const second = await call("package-tests", "POST", {});
  expect([first.status, second.status]).toEqual([201, 409]);
  expect(second.json.message).toContain("under way already");
  const stopped = await call(`package-tests/${first.json.data.uid}/stop`, "POST");
  expect(stopped.json.data.stop_asked).toBe(true);
  const job = await ended();
  expect(job.status).toBe("stopped");
  expect(job.done).toBeLessThan(job.total);
});

test("a test whose process ended in the middle is shown as cut off, and does not stand in the way of the next", async () => {
  const [pack] = await api.system((tx) => tx.select().from(tripPackage).where(eq(tripPackage.ref, "SAD5")));
  const beatAt = new Date("2026-11-20T01:00:00.000Z");
  await api.system((tx) =>
    tx
      .insert(packageTestJob)
      .values({ uid: seedUid("job", "lost"), packageIds: [pack!.id], total: 8, done: 3, beatAt }),
  );
  expect(await latest()).toMatchObject({ status: "cut_off", done: 3, ended_at: beatAt.toISOString() });
  expect((await run("CTS4")).status).toBe("done");
});
