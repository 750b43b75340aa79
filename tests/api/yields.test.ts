import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { rate } from "#api/db/schema/rate.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { userRole } from "#api/db/schema/user.ts";
import type { Earned, FileYield } from "#contract/sales/yields/file-yield.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";
import { changeWorld } from "#tests/support/change-calls.ts";

let world: Awaited<ReturnType<typeof changeWorld>>;
let path: string;

beforeEach(async () => {
  world = await changeWorld();
  await world.book();
  path = `/api/office/client-files/${(await world.file()).uid}`;
});

const shown = async (): Promise<FileYield> =>
  (await world.api.call(`${path}/yield`, { token: world.office })).json.data;

const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + pick(row), 0);

const keys = ["sell_cents", "commission_cents", "net_cents", "cost_cents", "yield_cents"] as const;
const exKeys = ["net_ex_cents", "cost_ex_cents", "yield_ex_cents"] as const;

/** The services that are bought by rates. */
const bought = () => and(eq(serviceLine.fileId, world.fileId), sql`${serviceLine.optionId} is not null`);

test("says of a file what its page says, and every breakdown adds up to it", async () => {
  const earned = await shown();
  const file: OfficeFile = (await world.api.call(path, { token: world.office })).json.data;
  const { gst_cents: gst, ...totals } = file.totals;
  expect(earned.totals).toMatchObject(totals);
  const counted = earned.lines.filter(({ counts }) => counts);
  expect(counted.length).toBeGreaterThan(2);
  const breakdowns: readonly (readonly Earned[])[] = [counted, earned.by_type, earned.by_day];
  for (const parts of breakdowns)
    for (const key of [...keys, ...exKeys]) expect(sumOf(parts, (one) => one[key])).toBe(earned.totals[key]);
  expect(earned.totals.net_ex_cents).toBe(file.totals.net_cents - gst);
  expect(earned.people).toBe(file.pax.length);
  expect(earned.per_person?.net_cents).toBe(Math.round(file.totals.net_cents / file.pax.length));
});

test("compares what was bought with the rates of today, and says where there is none", async () => {
  const before = await shown();
  expect(before.drift).toMatchObject({ threshold_bps: 300, beyond: 0, no_rate: 0 });
  expect(before.drift.today_cents).toBe(before.drift.bought_cents);
  expect(before.drift.bought_cents).toBeGreaterThan(0);
  await world.api.system((tx) =>
    tx.execute(sql`update rate_cost set cost = (select jsonb_object_agg(key,
      case when jsonb_typeof(value) = 'number' then to_jsonb(value::int + 5000) else value end) from jsonb_each(cost))
      where jsonb_typeof(cost) = 'object'`),
  );
  const dearer = await shown();
  expect(dearer.drift.beyond).toBeGreaterThan(0);
  expect(dearer.drift.today_cents).toBeGreaterThan(dearer.drift.bought_cents);
  // What was booked stands as it was booked.
  expect(dearer.totals).toEqual(before.totals);
  await world.api.system((tx) =>
    tx.update(rate).set({ dateFrom: sql`date_from - 3660`, dateTo: sql`date_to - 3660` }),
  );
  const without = await shown();
  expect(without.lines.filter(({ drift }) => drift.kind === "no_rate")).toHaveLength(without.drift.no_rate);
  expect(without.drift.no_rate).toBeGreaterThan(0);
});

test("leaves cancelled services out of the sums, and says what is charged for them and what suppliers will bill", async () => {
  const before = await shown();
  const [gone, changed] = before.lines.filter(({ counts, option_code: code }) => counts && code !== null);
  await world.api.system(async (tx) => {
    await tx
      .update(serviceLine)
      .set({ status: "CX", penaltyCents: 1234 })
      .where(eq(serviceLine.uid, gone!.uid));
    const [line] = await tx.select().from(serviceLine).where(eq(serviceLine.uid, changed!.uid));
    const [cost] = await tx
      .select()
      .from(lineCost)
      .where(and(eq(lineCost.lineId, line!.id), lineCost.isCurrent));
    const { id: _id, ...rest } = cost!;
    await tx
      .insert(lineCost)
      .values({ ...rest, version: 99, isCurrent: false, isWaiting: true, costCents: rest.costCents + 700 });
  });
  const after = await shown();
  expect(after.fee_cents).toBe(1234);
  expect(after.totals.net_cents).toBe(before.totals.net_cents - gone!.net_cents);
  expect(after.expected_cost_cents).toBe(after.totals.cost_cents + 700);
  expect(after.lines.find(({ uid }) => uid === gone!.uid)).toMatchObject({
    counts: false,
    drift: { kind: "not_compared" },
  });
});

test("names who set a price by hand, and why", async () => {
  const [line] = await world.api.system((tx) => tx.select().from(serviceLine).where(bought()));
  const [deed] = await world.api.system((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.fileId, world.fileId)),
  );
  await world.api.system((tx) =>
    tx
      .update(linePrice)
      .set({ source: "manual", reason: "Agreed on the telephone", computedBy: deed!.actorId })
      .where(and(eq(linePrice.lineId, line!.id), linePrice.isCurrent)),
  );
  const told = (await shown()).lines.find(({ uid }) => uid === line!.uid);
  expect(told).toMatchObject({ source: "manual", reason: "Agreed on the telephone" });
  expect(told?.priced_by).toEqual(expect.any(String));
});

test("is for those of the office who may see it, and nobody else", async () => {
  const [agent, supplier] = [
    await world.api.signIn("emma.larkspur"),
    await world.api.signIn("desk.steamvale"),
  ];
  for (const token of [agent, supplier]) {
    const answer = await world.api.call(`${path}/yield`, { token });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain("cost_cents");
  }
  await world.api.system((tx) => tx.delete(userRole));
  expect((await world.api.call(`${path}/yield`, { token: world.office })).status).toBe(403);
});
