import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { StockWant } from "#api/domain/stock/plan-stock.ts";
import { askStock, holdStock, releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let lines: { lineId: number; optionId: number; agencyId: number }[];
const now = new Date("2026-11-20T01:30:00Z");
const today = "2026-11-20";
const [first, second] = ["2029-03-01", "2029-03-02"];

beforeEach(async () => {
  api = await testApi();
  lines = await api.system(async (tx) => {
    const rows = await tx
      .select({ lineId: serviceLine.id, optionId: serviceLine.optionId, agencyId: clientFile.agencyId })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(and(eq(serviceLine.status, "OK"), sql`${serviceLine.optionId} is not null`))
      .orderBy(serviceLine.id)
      .limit(4);
    return rows.map((row) => ({ ...row, optionId: rows[0]!.optionId! }));
  });
});

const want = (index: number, days = [first, second], room = 1): StockWant => ({
  lineId: lines[index]!.lineId,
  optionId: lines[index]!.optionId,
  days,
  wanted: { room, seat: 2, person: 2, vehicle: 1 },
  otherwise: "request",
});
const stock = (...rows: { date: string; max: number; agencyId?: number; used?: number }[]) =>
  api.system((tx) =>
    tx
      .insert(allotment)
      .values(rows.map((row) => ({ unit: "room" as const, optionId: lines[0]!.optionId, ...row }))),
  );
const hold = (...wants: StockWant[]) =>
  api.system(async (tx) => {
    const answers = await holdStock(tx, wants, { agencyId: lines[0]!.agencyId, today, now });
    return wants.map(({ lineId }) => answers.get(lineId)?.reason);
  });
const release = (...indices: number[]) =>
  api.system((tx) =>
    releaseStock(
      tx,
      indices.map((index) => lines[index]!.lineId),
      now,
    ),
  );
const anotherAgency = () =>
  api.system(async (tx) => {
    const rows = await tx.select({ id: agency.id }).from(agency);
    return rows.find(({ id }) => id !== lines[0]!.agencyId)!.id;
  });
const used = () =>
  api.system(async (tx: Tx) => {
    const rows = await tx
      .select({ date: allotment.date, split: allotment.agencyId, used: allotment.used })
      .from(allotment)
      .where(sql`${allotment.date} >= '2029-01-01'`)
      .orderBy(allotment.date, allotment.id);
    return rows.map((row) => row.used);
  });

describe("stock of our own", () => {
  test("is taken for every night, noted for the line, and given back once however often it is released", async () => {
    await stock({ date: first, max: 2 }, { date: second, max: 2 });
    expect(await hold(want(0))).toEqual(["stock"]);
    expect(await used()).toEqual([1, 1]);
    const held = () =>
      api.system((tx) =>
        tx
          .select({ qty: allotmentHold.qty })
          .from(allotmentHold)
          .where(and(eq(allotmentHold.lineId, lines[0]!.lineId), isNull(allotmentHold.releasedAt))),
      );
    expect(await held()).toEqual([{ qty: 1 }, { qty: 1 }]);
    expect(await release(0)).toBe(2);
    expect(await release(0)).toBe(0);
    expect(await used()).toEqual([0, 0]);
    expect(await held()).toEqual([]);
    expect(await hold(want(0))).toEqual(["stock"]);
    expect(await used()).toEqual([1, 1]);
  });

  test("is not taken for half of a stay", async () => {
    await stock({ date: first, max: 2 }, { date: second, max: 1, used: 1 });
    expect(await hold(want(0))).toEqual(["no_stock"]);
    expect(await used()).toEqual([0, 1]);
  });

  test("is shared out among the lines of a file in their order", async () => {
    await stock({ date: first, max: 3 });
    expect(await hold(want(0, [first], 2), want(1, [first], 2), want(2, [first], 1))).toEqual([
      "stock",
      "no_stock",
      "stock",
    ]);
    expect(await used()).toEqual([3]);
    expect(await release(0, 2)).toBe(2);
    expect(await used()).toEqual([0]);
  });

  test("of an agency is drawn on before the common one, and of another agency not at all", async () => {
    const other = await anotherAgency();
    await stock(
      { date: first, max: 5 },
      { date: first, max: 1, agencyId: lines[0]!.agencyId },
      { date: first, max: 9, agencyId: other },
    );
    expect(await hold(want(0, [first]), want(1, [first]))).toEqual(["stock", "no_stock"]);
    expect(await used()).toEqual([0, 1, 0]);
  });

  test("is only looked at when it is asked for", async () => {
    await stock({ date: first, max: 1 });
    const answers = await api.system((tx) =>
      askStock(tx, [want(0, [first])], { agencyId: lines[0]!.agencyId, today }),
    );
    expect([...answers.values()]).toEqual([{ status: "instant", reason: "stock" }]);
    expect(await used()).toEqual([0]);
  });
});
