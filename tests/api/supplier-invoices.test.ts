import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { supplier } from "#api/db/schema/company.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";
import { changeWorld } from "#tests/support/change-calls.ts";

let world: Awaited<ReturnType<typeof changeWorld>>;
let path: string;
let line: FileYield["lines"][number];

const shown = async (): Promise<FileYield> =>
  (await world.api.call(`${path}/yield`, { token: world.office })).json.data;

const kept = (body: object = {}, at = path, token = world.office) =>
  world.api.call(`${at}/supplier-invoices`, {
    method: "POST",
    token,
    body: {
      supplier: line.supplier_uid,
      number: "INV-77",
      billed_on: "2026-11-20",
      lines: [{ line: line.uid, cents: line.cost_cents + 1500 }],
      ...body,
    },
  });
const takenBack = (invoice: string, at = path) =>
  world.api.call(`${at}/supplier-invoices/${invoice}`, { method: "DELETE", token: world.office });

const history = async (token = world.office): Promise<FileEntry[]> =>
  (await world.api.call(`${path}/history`, { token })).json.data;
const billing = (entries: FileEntry[]) => entries.filter(({ subject }) => subject === "supplier-invoice");

/** A file that has its own services. */
const otherPath = `/api/office/client-files/${seedUid("file", "NZFI100001")}`;
const otherLine = seedUid("line", "NZFI100001:1:20");

beforeEach(async () => {
  world = await changeWorld();
  await world.book();
  path = `/api/office/client-files/${(await world.file()).uid}`;
  line = (await shown()).lines.find(({ counts, supplier_uid: uid }) => counts && uid !== null)!;
});

describe("what a supplier billed", () => {
  test("stands beside what was expected, by service and together, and is told in the history", async () => {
    const answer = await kept({ note: "With a late arrival" });
    expect(answer.status, answer.text).toBe(201);
    const earned = await shown();
    const [billed, expected] = [line.cost_cents + 1500, line.expected_cost_cents];
    expect(earned.lines.find(({ uid }) => uid === line.uid)).toMatchObject({
      billed_cents: billed,
      variance_cents: billed - expected,
    });
    expect(earned.billed).toEqual({
      services: 1,
      expected_cents: expected,
      billed_cents: billed,
      variance_cents: billed - expected,
    });
    expect(earned.supplier_invoices).toEqual([
      {
        uid: answer.json.data.uid,
        supplier_uid: line.supplier_uid,
        supplier_name: line.supplier_name,
        number: "INV-77",
        billed_on: "2026-11-20",
        note: "With a late arrival",
        total_cents: billed,
        lines: [{ line: line.uid, cents: billed }],
        recorded_at: expect.any(String),
        recorded_by: expect.any(String),
      },
    ]);
    // What was agreed stays what the file earns by.
    expect(earned.totals.cost_cents).toBe(
      (await shown()).lines.reduce((sum, one) => sum + (one.counts ? one.cost_cents : 0), 0),
    );
    const [told] = billing(await history());
    expect(told).toMatchObject({ action: "recorded" });
    expect(told?.changes).toContainEqual({ field: "amount_cents", before: null, after: billed });
  });

  test("adds up over several invoices, and one may give back", async () => {
    await kept({ lines: [{ line: line.uid, cents: 9_000 }] });
    await kept({ number: "INV-78", lines: [{ line: line.uid, cents: -2_500 }] });
    const earned = await shown();
    expect(earned.lines.find(({ uid }) => uid === line.uid)?.billed_cents).toBe(6_500);
    expect(earned.supplier_invoices.map(({ number }) => number)).toEqual(["INV-78", "INV-77"]);
  });

  test("was not expected of what is cancelled", async () => {
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ status: "CX" }).where(eq(serviceLine.uid, line.uid)),
    );
    await kept({ lines: [{ line: line.uid, cents: 4_000 }] });
    const earned = await shown();
    expect(earned.lines.find(({ uid }) => uid === line.uid)?.variance_cents).toBe(4_000);
    expect(earned.billed).toMatchObject({ expected_cents: 0, variance_cents: 4_000 });
  });
});

describe("an invoice that is recorded already", () => {
  test("is refused beside its number, however it is typed, and fits another file", async () => {
    expect((await kept()).status).toBe(201);
    const again = await kept({ number: " inv-77 " });
    expect(again.status).toBe(422);
    expect(Object.keys(again.json.errors)).toEqual(["number"]);
    expect(billing(await history())).toHaveLength(1);
  });

  test("is recorded once of two who record it at once", async () => {
    const answers = await Promise.all([kept(), kept(), kept()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect((await shown()).supplier_invoices).toHaveLength(1);
    expect(billing(await history())).toHaveLength(1);
  });

  test("can be taken back once, and recorded again", async () => {
    const { uid } = (await kept()).json.data;
    expect((await takenBack(uid)).status).toBe(204);
    expect((await takenBack(uid)).status).toBe(204);
    const without = await shown();
    expect(without.supplier_invoices).toEqual([]);
    expect(without.billed).toMatchObject({ services: 0, billed_cents: 0, variance_cents: 0 });
    expect(billing(await history()).map(({ action }) => action)).toEqual(["taken-back", "recorded"]);
    expect((await kept()).status).toBe(201);
    expect((await shown()).supplier_invoices).toHaveLength(1);
  });

  test("is taken back in its own file alone", async () => {
    const { uid } = (await kept()).json.data;
    expect((await takenBack(uid, otherPath)).status).toBe(404);
    expect((await shown()).supplier_invoices.map((one) => one.uid)).toEqual([uid]);
  });
});

describe("what cannot be on an invoice", () => {
  const refusals: [name: string, body: () => object, field: string][] = [
    ["nothing", () => ({ lines: [{ line: line.uid }] }), "lines"],
    ["an amount of zero", () => ({ lines: [{ line: line.uid, cents: 0 }] }), "lines.0.cents"],
    [
      "a service twice",
      () => ({ lines: [1, 2].map((cents) => ({ line: line.uid, cents })) }),
      "lines.1.cents",
    ],
    ["a service of another file", () => ({ lines: [{ line: otherLine, cents: 100 }] }), "lines.0.cents"],
    ["a day to come", () => ({ billed_on: "2026-11-22" }), "billed_on"],
    ["a number of blanks", () => ({ number: "   " }), "number"],
    ["a supplier that there is not", () => ({ supplier: "0".repeat(26) }), "supplier"],
    ["more than the database holds", () => ({ lines: [{ line: line.uid, cents: 3e9 }] }), "lines.0.cents"],
  ];

  test.each(refusals)("%s is refused beside its field, and nothing is kept", async (_name, body, field) => {
    const answer = await kept(body());
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual([field]);
    expect((await shown()).supplier_invoices).toEqual([]);
    expect(billing(await history())).toEqual([]);
  });

  test("a service that another supplier renders by now", async () => {
    await world.api.system(async (tx) => {
      const [other] = await tx
        .select({ id: supplier.id })
        .from(supplier)
        .where(ne(supplier.uid, line.supplier_uid!));
      await tx.update(serviceLine).set({ supplierId: other!.id }).where(eq(serviceLine.uid, line.uid));
    });
    expect(Object.keys((await kept()).json.errors)).toEqual(["lines.0.cents"]);
    // Left out of the invoice, it is in the way of nothing.
    const rest = (await shown()).lines.filter((one) => one.supplier_uid === line.supplier_uid);
    const lines = [{ line: line.uid, cents: null }, ...rest.map(({ uid }) => ({ line: uid, cents: 700 }))];
    expect((await kept({ lines })).status).toBe(rest.length > 0 ? 201 : 422);
  });
});

test("is written down by those who do accounts, and told to those alone who may see yields", async () => {
  const [consultant, operations] = [
    await world.api.signIn("consultant"),
    await world.api.signIn("operations"),
  ];
  expect((await kept({}, path, consultant)).status).toBe(403);
  expect((await shown()).supplier_invoices).toEqual([]);
  expect((await kept()).status).toBe(201);
  expect(billing(await history())).toHaveLength(1);
  const seen = await history(operations);
  expect(seen.length).toBeGreaterThan(0);
  expect(billing(seen)).toEqual([]);
});
