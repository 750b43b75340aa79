import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { packageTestRun, tripPackage } from "#api/db/schema/package.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let agent: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
  agent = await api.signIn("emma.larkspur");
});

const call = (rest: string, method = "GET", body?: unknown, as = token) =>
  api.call(`/api/office/packages${rest}`, { method, token: as, body });
let number = 0;
const input = (over: object = {}) => {
  number += 1;
  return {
    ref: `TST${number}`,
    brand: "NZ",
    name: { en: "Two Lakes", de: "Zwei Seen" },
    summary: { en: "Rotorua and Taupō." },
    duration_days: 3,
    start_place: "AKL",
    end_place: "ROT",
    transport: "rental_car",
    tariffs: ["standard", "superior"],
    months_available: [12, 1, 2],
    min_pax: 1,
    ...over,
  };
};
const add = async (over: object = {}) => (await call("", "POST", input(over))).json.data;
const step = (pack: { uid: string; lock_version: number }, verb: string, as = token) =>
  call(
    `/${pack.uid}/${verb === "publish" || verb === "retire" ? "publication" : "transitions"}`,
    "POST",
    { verb, lock_version: pack.lock_version },
    as,
  );

/** A test of the package as it is now, with a price in these classes. */
async function tested(uid: string, classes: string[]) {
  await api.system(async (tx) => {
    const [pack] = await tx.select().from(tripPackage).where(eq(tripPackage.uid, uid));
    const cell = { month: "2027-01", starts: 31, per_person_cents: 100_00, problems: [] };
    const matrix = pack!.tariffs.map((one) => {
      const isPriced = classes.includes(one);
      const outcome = isPriced ? ("ok" as const) : ("no_rate" as const);
      return { ...cell, class: one, outcome, firm: isPriced ? 31 : 0 };
    });
    const { id: packageId, contentVersion } = pack!;
    await tx
      .insert(packageTestRun)
      .values({ packageId, contentVersion, cells: matrix.length, okCells: classes.length, matrix });
  });
}

test("a package begins as a draft with empty days, is found, changed and deleted, and the log tells it", async () => {
  const made = await add();
  expect(made).toMatchObject({
    status: "draft",
    last_test: null,
    months_available: [1, 2, 12],
    max_pax: null,
  });
  const found = (await call(`?filter[q]=${made.ref.toLowerCase()}`)).json.data;
  expect(found.map(({ ref }: { ref: string }) => ref)).toEqual([made.ref]);
  const { uid: _uid, status: _status, last_test: _test, ...rest } = made;
  const body = { ...rest, max_pax: 4, markup_override_bps: 1500, duration_days: 4 };
  const changed = (await call(`/${made.uid}`, "PUT", body)).json.data;
  expect(changed).toMatchObject({ max_pax: 4, markup_override_bps: 1500, duration_days: 4, lock_version: 2 });
  const stale = await call(`/${made.uid}`, "PUT", body);
  expect([stale.status, stale.json.current.lock_version]).toEqual([409, 2]);
  const history = (await call(`/${made.uid}/history`)).json.data;
  expect(history[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    "duration_days",
    "markup_override_bps",
    "max_pax",
  ]);
  expect((await call(`/${made.uid}?lock_version=2`, "DELETE")).status).toBe(204);
  expect((await call(`/${made.uid}`)).status).toBe(404);
});

test("wrong references, places, numbers and fewer days are refused beside their field", async () => {
  const fields = async (over: object) => {
    const { status, json } = await call("", "POST", input(over));
    return [status, Object.keys(json.errors ?? {})];
  };
  expect(await fields({ ref: "sad5" })).toEqual([422, ["ref"]]);
  expect(await fields({ start_place: "XXX" })).toEqual([422, ["start_place"]]);
  expect(await fields({ min_pax: 4, max_pax: 2 })).toEqual([422, ["max_pax"]]);
  expect(await fields({ tariffs: [] })).toEqual([422, ["tariffs"]]);
  const made = await add();
  const fewer = { ...input(), ref: made.ref, duration_days: 2, lock_version: 1 };
  const answer = await call(`/${made.uid}`, "PUT", fewer);
  expect(Object.keys(answer.json.errors)).toEqual(["duration_days"]);
});

test("a draft is published only after a test with a price in every class, and agents see it from then until it is retired", async () => {
  const made = await add();
  const seen = async () => (await api.call(`/api/agent/packages/${made.ref}`, { token: agent })).status;
  expect((await step(made, "approve")).json.message).toBe("Test the package first.");
  expect((await step(made, "publish")).json.message).toBe("Only a tested package can be published.");
  await tested(made.uid, ["standard"]);
  expect((await step(made, "approve")).json.message).toContain("no month has a price");
  await tested(made.uid, ["standard", "superior"]);
  const approved = (await step(made, "approve")).json.data;
  expect(approved).toMatchObject({ status: "tested", last_test: { ok: 2, cells: 2, current: true } });
  const out = (await step(approved, "publish")).json.data;
  expect([out.status, await seen()]).toEqual(["published", 200]);
  const renamed = { ...input(), ref: "OTHER", lock_version: out.lock_version };
  expect(Object.keys((await call(`/${made.uid}`, "PUT", renamed)).json.errors)).toEqual(["ref"]);
  expect((await call(`/${made.uid}?lock_version=${out.lock_version}`, "DELETE")).status).toBe(409);
  const retired = (await step(out, "retire")).json.data;
  expect([retired.status, await seen()]).toEqual(["retired", 404]);
  expect((await step(retired, "reopen")).json.data.status).toBe("draft");
});

test("a change that may move a price makes a tested package a draft again, one of its words does not", async () => {
  const made = await add();
  await tested(made.uid, ["standard", "superior"]);
  const { lock_version: version } = (await step(made, "approve")).json.data;
  const own = { ...input(), ref: made.ref };
  const named = { ...own, name: { en: "Two Great Lakes" }, lock_version: version };
  const after = (await call(`/${made.uid}`, "PUT", named)).json.data;
  expect([after.status, after.last_test.current]).toEqual(["tested", true]);
  const priced = { ...named, markup_override_bps: 2000, lock_version: after.lock_version };
  const draft = (await call(`/${made.uid}`, "PUT", priced)).json.data;
  expect([draft.status, draft.last_test.current]).toEqual(["draft", false]);
});

test("publishing, one by one or many at once, needs a permission of its own", async () => {
  const target = { uids: [seedUid("package", "SAD5"), seedUid("package", "CTS4")] };
  const many = (body: object, as = token) => call("/bulk", "POST", { target, ...body }, as);
  const consultant = await api.signIn("consultant");
  const made = await add();
  expect((await step(made, "publish", consultant)).json.permission).toBe("quick-quote.publish");
  expect((await many({ action: "retire", dry_run: true })).json.data).toMatchObject({ affected: 1 });
  expect((await many({ action: "publish" })).json.data).toMatchObject({ affected: 1, failed_count: 1 });
  expect((await many({ action: "delete" })).json.data).toMatchObject({ affected: 0 });
});

test("the list is filtered by status, class and test, sorted, and shows only packages of the caller's brands", async () => {
  const refs = async (query: string, as = token) =>
    (await call(`?per_page=100&${query}`, "GET", undefined, as)).json.data.map(
      ({ ref }: { ref: string }) => ref,
    );
  expect(await refs("filter[status]=tested")).toContain("LWD12");
  expect(await refs("filter[brand]=AU&sort=duration")).not.toContain("SAD5");
  const made = await add({ tariffs: ["luxury"] });
  expect(await refs("filter[class]=luxury&filter[test]=none")).toContain(made.ref);
  await tested(made.uid, []);
  expect(await refs("filter[test]=problems&sort=ref")).toEqual(["CTS4", "LWD12", made.ref]);
  const own = await refs("", await api.signIn("manager.banksia"));
  expect(own.length).toBeGreaterThan(0);
  expect(own).not.toContain("SAD5");
  expect((await refs("sort=-ref"))[0]).not.toBe((await refs("sort=ref"))[0]);
  await api.system((tx) => tx.delete(tripPackage).where(and(eq(tripPackage.uid, made.uid))));
});
