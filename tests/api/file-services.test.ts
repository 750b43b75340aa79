import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { productOption } from "#api/db/schema/product.ts";
import { quote } from "#api/db/schema/quote.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";
import type { ServiceEdits } from "#contract/sales/file-services/services.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import { deskFile } from "#tests/support/desk-file.ts";
import { testApi, type TestApi, type TestCall } from "#tests/support/test-api.ts";

let api: TestApi;
let consultant: string;
let agencyUid: string;
let uid: string;

const ask = (rest = "", more: TestCall = {}) =>
  api.call(`/api/office/client-files/${uid}${rest}`, { token: consultant, ...more });
const show = async (): Promise<OfficeFile> => (await ask()).json.data;
const edits = async (): Promise<ServiceEdits> => (await ask("/services")).json.data;
const lines = async (): Promise<OfficeServiceLine[]> =>
  (await show()).days.flatMap(({ services }) => services);
const named = async (name: string) => (await lines()).find((line) => line.name === name)!;
const mayWith = async (name: string) => {
  const { uid: wanted } = await named(name);
  return (await edits()).lines.find((line) => line.uid === wanted)!.may;
};
const change = async (name: string, body: object) => {
  const { lock_version } = await edits();
  return ask(`/services/${(await named(name)).uid}`, { method: "PATCH", body: { lock_version, ...body } });
};
const add = async (body: object) => {
  const { lock_version } = await edits();
  return ask("/services", { method: "POST", body: { lock_version, ...body } });
};
const history = () =>
  api.system((tx) =>
    tx
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subjectUid, uid), eq(auditLog.subjectType, "client-file")))
      .orderBy(auditLog.id),
  );

beforeAll(async () => {
  api = await testApi();
  consultant = await api.signIn("consultant");
});

beforeEach(async () => {
  ({ uid, agencyUid } = await deskFile(api, consultant));
});

const [train, car, shuttle] = ["Scenic train to Greymouth", "Compact car", "Shared shuttle airport – city"];
const orderOf = async (dayNo: number) =>
  (await show()).days.find(({ day_no }) => day_no === dayNo)!.services.map(({ name }) => name);

describe("the services of a quote", () => {
  test("are put in order within their day", async () => {
    const before = await orderOf(2);
    expect((await change(before[2]!, { action: "place", day_no: 2, position: 1 })).status).toBe(200);
    expect(await orderOf(2)).toEqual([before[2], before[0], before[1]]);
    expect((await history()).at(-1)).toMatchObject({
      action: "service_placed",
      before: { position: 3 },
      after: { position: 1 },
    });
  });

  test("are put on another day, with its date, at the price of that day", async () => {
    expect((await change(train, { action: "place", day_no: 3, position: 1 })).status).toBe(200);
    expect(await orderOf(3)).toEqual([train]);
    expect(await named(train)).toMatchObject({ date_from: "2027-02-11", date_to: "2027-02-11", day_no: 3 });
    expect((await named(train)).sell_cents).toBeGreaterThan(0);
  });

  test("are made longer and put at another time, and priced anew", async () => {
    const { sell_cents: before } = await named(car);
    const answer = await change(car, { action: "move", date_from: "2027-02-10", date_to: "2027-02-15" });
    expect(answer.status).toBe(200);
    const after = await named(car);
    expect(after).toMatchObject({ date_from: "2027-02-10", date_to: "2027-02-15" });
    expect(after.sell_cents).toBeGreaterThan(before);
    expect(
      (await change(shuttle, { action: "move", date_from: "2027-02-09", start_time: "1000" })).status,
    ).toBe(200);
    expect(await named(shuttle)).toMatchObject({ start_time: "1000" });
    expect((await history()).map(({ action }) => action)).toContain("service_dated");
  });

  test("are as many as are asked for by hand, until they are left to the party again", async () => {
    const unitsOf = async () => {
      const { uid } = await named(car);
      const edits = (await ask("/services")).json.data.lines;
      return edits.find((one: { uid: string }) => one.uid === uid).units;
    };
    const [{ date_from, sell_cents: one }, now] = [await named(car), await unitsOf()];
    expect(now).toEqual({ qty: 1, asked: null });
    expect((await change(car, { action: "move", date_from, qty: 2 })).status).toBe(200);
    expect([await unitsOf(), (await named(car)).sell_cents]).toEqual([{ qty: 2, asked: 2 }, 2 * one]);
    expect((await history()).at(-1)).toMatchObject({ action: "service_dated", after: { quantity: 2 } });
    // A change of something else leaves it.
    expect((await change(car, { action: "move", date_from, date_to: "2027-02-15" })).status).toBe(200);
    expect(await unitsOf()).toEqual({ qty: 2, asked: 2 });
    expect((await change(car, { action: "move", date_from, qty: 0 })).status).toBe(200);
    expect(await unitsOf()).toEqual({ qty: 1, asked: null });

    for (const [name, qty] of [
      [train, 2],
      [car, -1],
      [car, 100],
      [car, 1.5],
    ] as const) {
      const { date_from: day } = await named(name);
      const refused = await change(name, { action: "move", date_from: day, qty });
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["qty"]]);
    }
  });

  test("are refused where too few are asked for to carry everybody", async () => {
    await api.system((tx) => tx.update(productOption).set({ capacityPerUnit: 1 }));
    const { date_from } = await named(car);
    const refused = await change(car, { action: "move", date_from, qty: 1 });
    expect(refused.json.errors).toEqual({ qty: [textsIn("en").unitsTooFew] });
  });

  test("stay where they are where nothing can be had, or no day of the trip is", async () => {
    const outside = await change(car, { action: "move", date_from: "2027-03-10" });
    expect([outside.status, Object.keys(outside.json.errors)]).toEqual([422, ["date_from"]]);
    const backwards = await change(car, { action: "move", date_from: "2027-02-10", date_to: "2027-02-09" });
    expect([backwards.status, Object.keys(backwards.json.errors)]).toEqual([422, ["date_to"]]);
    const noDay = await change(car, { action: "place", day_no: 40, position: 1 });
    expect([noDay.status, Object.keys(noDay.json.errors)]).toEqual([422, ["day_no"]]);
    expect((await show()).lock_version).toBe(1);
  });

  test("are swapped, taken out and put back, also what its package keeps for agencies", async () => {
    const room = await named("Glacier studio");
    const offered: Replacement[] = (await ask(`/services/${room.uid}/replacements`)).json.data.offers;
    expect(offered.length).toBeGreaterThan(0);
    expect((await change("Glacier studio", { action: "swap", option: offered[0]!.option })).status).toBe(200);
    expect((await lines()).find((line) => line.uid === room.uid)!.name).toBe(offered[0]!.name);
    expect(await mayWith(train)).toContain("remove");
    expect((await change(train, { action: "remove" })).status).toBe(200);
    expect(await named(train)).toMatchObject({ status: "CX" });
    expect(await mayWith(train)).toEqual(["restore"]);
    expect((await change(train, { action: "restore" })).status).toBe(200);
    expect(await named(train)).toMatchObject({ status: "QU" });
  });

  test("come in from a search on a day", async () => {
    const option = (
      await api.call(
        `/api/office/product-search?place=ZQN&service=sightseeing&date_from=2027-02-13&rooms=DB-2&agency=${agencyUid}`,
        { token: consultant },
      )
    ).json.data.find(({ status }: { status: string }) => status === "priced");
    const answer = await add({ add: "product", option: option.code, date_from: "2027-02-13" });
    expect(answer.status).toBe(201);
    expect(await orderOf(5)).toEqual([option.name]);
  });

  test("are changed by those alone who read them as they are, and who may", async () => {
    const stale = await ask(`/services/${(await named(train)).uid}`, {
      method: "PATCH",
      body: { action: "remove", lock_version: 0 },
    });
    expect(stale.status).toBe(409);
    expect((await ask("/services", { token: await api.signIn("accounts") })).status).toBe(403);
    await api.system((tx) =>
      tx.update(clientFile).set({ kind: "booking", status: "Completed" }).where(eq(clientFile.uid, uid)),
    );
    expect(await edits()).toMatchObject({ way: "none", reason: "This booking cannot be changed." });
    expect((await change(train, { action: "place", day_no: 2, position: 3 })).status).toBe(409);
  });
});

describe("own arrangements and notes", () => {
  test("are written into a day, changed, moved and taken out for good, and cost nothing", async () => {
    const { totals } = await show();
    const note = { add: "note", day_no: 3, name: "Bring warm clothes", comment: "It is cold on the ice" };
    expect((await add(note)).status).toBe(201);
    expect(await named("Bring warm clothes")).toMatchObject({
      kind: "note",
      comment: "It is cold on the ice",
      date_from: "2027-02-11",
    });
    expect(await mayWith("Bring warm clothes")).toEqual(["place", "write", "remove"]);
    await change("Bring warm clothes", { action: "write", name: "Bring boots", start_time: "0900" });
    expect(await named("Bring boots")).toMatchObject({ start_time: "0900", comment: null });
    await change("Bring boots", { action: "place", day_no: 4, position: 1 });
    expect(await named("Bring boots")).toMatchObject({ date_from: "2027-02-12", day_no: 4 });
    expect((await show()).totals).toEqual(totals);
    expect((await change("Bring boots", { action: "remove" })).status).toBe(200);
    expect((await lines()).some(({ name }) => name === "Bring boots")).toBe(false);
    expect((await history()).map(({ action }) => action).slice(-4)).toEqual([
      ...["service_added", "service_written", "service_placed", "service_removed"],
    ]);
  });

  test("take an offer back that its client does not know with them", async () => {
    await ask("/quote/versions", { method: "POST", body: { label: "" } });
    await api.system(async (tx) => {
      const [file] = await tx.select({ id: clientFile.id }).from(clientFile).where(eq(clientFile.uid, uid));
      await tx.update(quote).set({ status: "Sent" }).where(eq(quote.fileId, file!.id));
    });
    await add({ add: "own_arrangement", day_no: 1, name: "International flight", service_type: "SU" });
    const [offer] = await api.system((tx) =>
      tx
        .select({ status: quote.status })
        .from(quote)
        .innerJoin(clientFile, eq(clientFile.id, quote.fileId))
        .where(eq(clientFile.uid, uid)),
    );
    expect(offer!.status).toBe("Draft");
  });
});

describe("the price of a service", () => {
  test("is told from cost to yield, date by date, with what it was before, to those who may see what we pay", async () => {
    const { uid: line } = await named(car);
    const before: LineBreakdown = (await ask(`/services/${line}/price`)).json.data;
    expect(before.versions.map(({ standing }) => standing)).toEqual(["current"]);
    await change(car, { action: "move", date_from: "2027-02-10", date_to: "2027-02-15" });
    const { currency, versions }: LineBreakdown = (await ask(`/services/${line}/price`)).json.data;
    expect(currency).toBe("NZD");
    expect(versions.map(({ version, standing }) => [version, standing])).toEqual([
      [2, "current"],
      [1, "past"],
    ]);
    const [now] = versions as [LineBreakdown["versions"][number]];
    const parts = [...now.dates, ...now.extras].reduce((sum, { cost_cents: cost }) => sum + cost, 0);
    expect(now.dates.length).toBe((await named(car)).units);
    expect(parts).toBe(now.cost_cents);
    expect(now.sell_cents).toBe(now.cost_cents + now.markup_cents);
    expect(now.net_cents).toBe(now.sell_cents - now.commission_cents);
    expect(now.yield_cents).toBe(now.net_cents - now.cost_cents);
    expect(now.cost_gst_cents).toBe(Math.round((now.cost_cents * 3) / 23));
    expect(await named(car)).toMatchObject({ sell_cents: now.sell_cents, cost_cents: now.cost_cents });
    const guards = await Promise.all(["operations", "readonly"].map((name) => api.signIn(name)));
    for (const token of guards) expect((await ask(`/services/${line}/price`, { token })).status).toBe(403);
    expect((await ask(`/services/${"0".repeat(26)}/price`)).status).toBe(404);
  });
});
