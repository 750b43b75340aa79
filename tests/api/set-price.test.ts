import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { rate } from "#api/db/schema/rate.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import { byHand, priceWorld } from "#tests/support/price-calls.ts";

let world: Awaited<ReturnType<typeof priceWorld>>;

beforeEach(async () => {
  world = await priceWorld();
});

const history = () =>
  world.api.system((tx) =>
    tx
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.fileId, world.fileId), eq(auditLog.subjectType, "client-file")))
      .orderBy(auditLog.id),
  );

describe("the price of a service of a quote", () => {
  test("is set by hand, with its cost, stays when the file is priced anew, and is told with who set it and why", async () => {
    const before = await world.services();
    const [line, other] = before;
    const { versions: known } = await world.priceOf(line!.uid);
    const [was] = known;
    const answer = await world.put(line!.uid, byHand(123_450, { cost_cents: 100_000 }));
    expect(answer.status, answer.text).toBe(200);
    const { versions, may, commission_bps: bps } = await world.priceOf(line!.uid);
    const [now] = versions;
    expect(versions).toHaveLength(known.length + 1);
    expect(now).toMatchObject({
      ...{ standing: "current", source: "override", reason: "Agreed on the telephone" },
      ...{ priced_by: expect.any(String), sell_cents: 123_450, cost_cents: 100_000, dates: [] },
      commission_cents: Math.round((123_450 * bps) / 10_000),
    });
    expect(now!.net_cents).toBe(now!.sell_cents - now!.commission_cents);
    expect(may).toEqual({ hand: true, cost: true, below_cost: false, rates: true, estimate: false });
    const soldFor = (all: OfficeServiceLine[]) => all.map(({ uid, sell_cents: cents }) => [uid, cents]);
    expect(soldFor(await world.services())).toEqual(
      soldFor(before).map(([uid, cents]) => [uid, uid === line!.uid ? 123_450 : cents]),
    );
    expect((await history()).at(-1)).toMatchObject({
      action: "service_priced",
      before: { sell_cents: was!.sell_cents },
      after: { service: line!.name, sell_cents: 123_450, price_reason: "Agreed on the telephone" },
    });
    expect((await world.put(other!.uid, byHand(200_000, { cost_cents: 1_000 }))).status).toBe(200);
    expect((await world.priceOf(line!.uid)).versions[0]).toEqual(now);
    expect((await world.put(line!.uid, { by: "rates" })).status).toBe(200);
    const again = await world.priceOf(line!.uid);
    expect(again.versions[0]).toMatchObject({
      ...{ source: "rate", reason: null, priced_by: null },
      ...{ sell_cents: was!.sell_cents, cost_cents: was!.cost_cents, dates: was!.dates },
    });
    expect(again.may.rates).toBe(false);
    expect((await history()).at(-1)).toMatchObject({
      action: "service_rated",
      after: { sell_cents: was!.sell_cents },
    });
  });

  test("is set where the rates have none, with the cost that was asked for it", async () => {
    const [line] = await world.services();
    await world.api.system(async (tx) => {
      await tx
        .update(serviceLine)
        .set({ priceStatus: "no_rate", costed: false })
        .where(eq(serviceLine.uid, line!.uid));
      const [{ id } = { id: 0 }] = await tx.select().from(serviceLine).where(eq(serviceLine.uid, line!.uid));
      await tx.update(linePrice).set({ isCurrent: false }).where(eq(linePrice.lineId, id));
      await tx.execute(`update line_cost set is_current = false where line_id = ${id}`);
    });
    const refused = await world.put(line!.uid, byHand(50_000));
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["cost_cents"]]);
    expect((await world.put(line!.uid, byHand(50_000, { cost_cents: 40_000 }))).status).toBe(200);
    const [now] = (await world.priceOf(line!.uid)).versions;
    expect(now).toMatchObject({ source: "manual", sell_cents: 50_000, cost_cents: 40_000 });
    expect(await world.stored(line!.uid)).toMatchObject({ priceStatus: "manual", costed: true });
  });

  test("stays by hand where the rates have no price any more", async () => {
    const [line] = await world.services();
    await world.put(line!.uid, byHand(123_450, { cost_cents: 100_000 }));
    await world.api.system((tx) => tx.update(rate).set({ dateFrom: "2001-01-01", dateTo: "2001-12-31" }));
    const before = await world.priceOf(line!.uid);
    expect((await world.put(line!.uid, { by: "rates" })).status).toBe(409);
    expect(await world.priceOf(line!.uid)).toEqual(before);
  });

  test("sells below cost only by who may, and means it", async () => {
    const [line] = await world.services();
    const below = byHand(900, { cost_cents: 1_000 });
    const before = await world.priceOf(line!.uid, world.manager);
    const errorsOf = async (body: object, token: string) => {
      const { status, json } = await world.put(line!.uid, body, token);
      return [status, ...Object.keys(json.errors ?? {})];
    };
    expect(await errorsOf(below, world.consultant)).toEqual([422, "sell_cents"]);
    expect(await errorsOf({ ...below, below_cost: true }, world.consultant)).toEqual([422, "sell_cents"]);
    expect(await errorsOf(below, world.manager)).toEqual([422, "below_cost"]);
    expect(await world.priceOf(line!.uid, world.manager)).toEqual(before);
    expect(await errorsOf({ ...below, below_cost: true }, world.manager)).toEqual([200]);
    expect((await world.priceOf(line!.uid, world.manager)).may.below_cost).toBe(true);
  });

  test.each([
    ["no reason", { reason: "  " }, "reason"],
    ["a reason of two letters", { reason: "ok" }, "reason"],
    ["a price below nothing", { sell_cents: -1 }, "sell_cents"],
    ["more than a million", { sell_cents: 100_000_001 }, "sell_cents"],
    ["a part of a cent", { cost_cents: 0.5 }, "cost_cents"],
  ])("is refused with %s", async (_name, more, field) => {
    const [line] = await world.services();
    const { status, json } = await world.put(line!.uid, byHand(123_450, more));
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  test("is left where nothing of it changes, and refused where somebody was quicker", async () => {
    const [line] = await world.services();
    const { lock_version, versions } = await world.priceOf(line!.uid);
    const same = byHand(versions[0]!.sell_cents, { cost_cents: versions[0]!.cost_cents });
    expect((await world.put(line!.uid, same)).json.data.lock_version).toBe(lock_version);
    expect((await world.priceOf(line!.uid)).versions).toEqual(versions);
    await world.api.system((tx) => tx.update(clientFile).set({ lockVersion: lock_version + 1 }));
    const late = { ...byHand(99_000), lock_version };
    const answer = await world.api.call(`${world.path}/services/${line!.uid}/price`, {
      ...{ method: "PUT", token: world.consultant, body: late },
    });
    expect(answer.status).toBe(409);
    expect((await world.priceOf(line!.uid)).versions).toEqual(versions);
  });
});
