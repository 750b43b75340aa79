import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { packageSlotOption, tripPackage } from "#api/db/schema/package.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { EditorDay } from "#contract/catalogue/packages/editor-days.ts";
import { countingQueries } from "#tests/support/count-queries.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let queries: () => number;
beforeAll(async () => {
  const counting = countingQueries(await freshDatabase());
  queries = counting.count;
  api = await testApi({ database: counting.database });
  token = await api.signIn("manager");
});

const uid = seedUid("package", "SAD5");
const call = (rest: string, method = "GET", { as = token, headers = {} } = {}) =>
  api.call(`/api/office/packages${rest}`, { method, token: as, headers });
const copyOf = async (of: string) => (await call(`/${of}/copies`, "POST")).json.data;
const daysOf = async (of: string): Promise<EditorDay[]> => (await call(`/${of}/days`)).json.data.days;

/** Days without what a copy has of its own. */
const bare = (days: EditorDay[]) =>
  days.map(({ lock_version: _day, slots, ...day }) => ({
    ...day,
    slots: slots.map(({ uid: _uid, lock_version: _slot, ...slot }) => slot),
  }));

test("a copy is a draft of its own name and reference with all that stands in the package, but no test", async () => {
  const source = (await call(`/${uid}`)).json.data;
  expect(source.last_test).not.toBeNull();
  const answer = await call(`/${uid}/copies`, "POST");
  expect(answer.status).toBe(201);
  const copy = answer.json.data;
  expect(copy).toEqual({
    ...source,
    uid: copy.uid,
    ref: "SAD5C",
    name: expect.objectContaining({
      en: `Copy of ${source.name.en}`,
      de: `Kopie: ${source.name.de}`,
    }),
    status: "draft",
    last_test: null,
    lock_version: 1,
  });
  const [before, after] = [await daysOf(uid), await daysOf(copy.uid)];
  expect(bare(after)).toEqual(bare(before));
  const kinds = new Set(before.flatMap(({ slots }) => slots.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(["insert_activity_here", "service"]);
  const uids = (days: EditorDay[]) => days.flatMap(({ slots }) => slots.map((slot) => slot.uid));
  expect(uids(after).filter((one) => uids(before).includes(one))).toEqual([]);
  expect((await copyOf(uid)).ref).toBe("SAD5C2");
  expect((await copyOf(copy.uid)).ref).toBe("SAD5C3");
});

test("notes, substitutes and extras go with a copy, and a change of it leaves the package alone", async () => {
  const post = (of: string, body: object) =>
    api.call(`/api/office/packages/${of}/days/1/slots`, { method: "POST", token, body });
  const { uid: own } = await copyOf(uid);
  await post(own, { kind: "note", note: { en: "Bring a coat", de: "Mantel mitnehmen" } });
  const options = [{ option: "GMNRCSOUCHCCOMPCT", extras: ["one_way"] }];
  const substitute = { option: "CHCACAVOCHCRIVRRM", substitute: true };
  await post(own, { kind: "service", nights: 1, options: [...options, substitute], optional: true });
  const again = (await copyOf(own)).uid;
  const [first] = await daysOf(again);
  expect(first!.slots.at(-2)).toMatchObject({ kind: "note", note: { de: "Mantel mitnehmen" } });
  expect(first!.slots.at(-1)).toMatchObject({
    optional: true,
    options: [
      { ...options[0], substitute: false },
      { ...substitute, extras: [] },
    ],
  });
  const before = await daysOf(own);
  const [slot] = first!.slots;
  await call(`/${again}/slots/${slot!.uid}?lock_version=1`, "DELETE");
  expect(await daysOf(own)).toEqual(before);
});

test("a form that is sent twice makes one copy", async () => {
  const headers = { "Idempotency-Key": "one-visit-of-the-form" };
  const count = async () => (await call("?per_page=1")).json.meta.total;
  const before = await count();
  const [one, two] = await Promise.all([
    call(`/${uid}/copies`, "POST", { headers }),
    call(`/${uid}/copies`, "POST", { headers }),
  ]);
  const late = await call(`/${uid}/copies`, "POST", { headers });
  expect(late.status).toBe(201);
  expect([one, two].some(({ text }) => text === late.text)).toBe(true);
  expect(await count()).toBe(before + 1);
});

test("two who copy a package at the same time get a copy each", async () => {
  const copies = await Promise.all([copyOf(uid), copyOf(uid), copyOf(uid)]);
  expect(new Set(copies.map(({ ref }) => ref)).size).toBe(3);
});

test("a reference that a package of another brand has is passed over", async () => {
  const au = await api.signIn("manager.banksia");
  const [pack] = (await call("?filter[brand]=AU", "GET", { as: au })).json.data;
  await api.system((tx) =>
    tx
      .update(tripPackage)
      .set({ ref: `${pack.ref}C` })
      .where(eq(tripPackage.uid, seedUid("package", "CGR7"))),
  );
  const copy = (await call(`/${pack.uid}/copies`, "POST", { as: au })).json.data;
  await api.system((tx) =>
    tx
      .update(tripPackage)
      .set({ ref: "CGR7" })
      .where(eq(tripPackage.uid, seedUid("package", "CGR7"))),
  );
  expect([copy.ref, copy.brand]).toEqual([`${pack.ref}C2`, "AU"]);
});

test("the log of the copy says who made it of what", async () => {
  const { uid: own } = await copyOf(uid);
  const [entry, ...earlier] = (await call(`/${own}/history`)).json.data;
  expect(entry).toMatchObject({ action: "copied", reason: "SAD5", actor: { audience: "office" } });
  expect(earlier).toEqual([]);
});

test("copying takes the same number of queries however much stands in the package", async () => {
  const cost = async (of: string) => {
    const before = queries();
    await copyOf(of);
    return queries() - before;
  };
  const options = await api.system((tx) => tx.$count(packageSlotOption));
  expect(options).toBeGreaterThan(50);
  const [small, large] = [await cost(seedUid("package", "CTS4")), await cost(seedUid("package", "LWD12"))];
  expect(large).toBe(small);
});

test("who may only look at packages copies none, nor does anybody copy what they cannot see", async () => {
  const consultant = await api.signIn("consultant");
  const refused = await call(`/${uid}/copies`, "POST", { as: consultant });
  expect([refused.status, refused.json.permission]).toEqual([403, "quick-quote.edit"]);
  const banksia = await api.signIn("manager.banksia");
  expect((await call(`/${uid}/copies`, "POST", { as: banksia })).status).toBe(404);
});
