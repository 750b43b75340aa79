import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { rate } from "#api/db/schema/rate.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";
import { changeWorld } from "#tests/support/change-calls.ts";

let world: Awaited<ReturnType<typeof changeWorld>>;
let path: string;
let consultant: string;
let manager: string;

beforeEach(async () => {
  world = await changeWorld();
  path = `/api/office/client-files/${(await world.file()).uid}`;
  [consultant, manager] = [await world.api.signIn("consultant"), await world.api.signIn("manager")];
});

const file = async (): Promise<OfficeFile> => (await world.api.call(path, { token: manager })).json.data;
/** What is bought by rates, in the order of the trip. */
const services = async (): Promise<OfficeServiceLine[]> => {
  const bought = await world.api.system((tx) =>
    tx
      .select({ uid: serviceLine.uid })
      .from(serviceLine)
      .where(and(eq(serviceLine.fileId, world.fileId), isNotNull(serviceLine.optionId))),
  );
  const uids = new Set(bought.map(({ uid }) => uid));
  return (await file()).days.flatMap((day) => day.services).filter(({ uid }) => uids.has(uid));
};
const priceOf = async (uid: string, token = consultant): Promise<LineBreakdown> =>
  (await world.api.call(`${path}/services/${uid}/price`, { token })).json.data;
const put = async (uid: string, body: object, token = consultant) => {
  const { lock_version } = await priceOf(uid, manager);
  return world.api.call(`${path}/services/${uid}/price`, {
    method: "PUT",
    token,
    body: { lock_version, ...body },
  });
};
const byHand = (sell_cents: number, more: object = {}) => ({
  ...{ by: "hand", sell_cents, reason: "Agreed on the telephone" },
  ...more,
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
    const before = await services();
    const [line, other] = before;
    const { versions: known } = await priceOf(line!.uid);
    const [was] = known;
    const answer = await put(line!.uid, byHand(123_450, { cost_cents: 100_000 }));
    expect(answer.status, answer.text).toBe(200);
    const { versions, may, commission_bps: bps } = await priceOf(line!.uid);
    const [now] = versions;
    expect(versions).toHaveLength(known.length + 1);
    expect(now).toMatchObject({
      ...{ standing: "current", source: "override", reason: "Agreed on the telephone" },
      ...{ priced_by: expect.any(String), sell_cents: 123_450, cost_cents: 100_000, dates: [] },
      commission_cents: Math.round((123_450 * bps) / 10_000),
    });
    expect(now!.net_cents).toBe(now!.sell_cents - now!.commission_cents);
    expect(may).toEqual({ hand: true, cost: true, below_cost: false, rates: true });
    const soldFor = (all: OfficeServiceLine[]) => all.map(({ uid, sell_cents: cents }) => [uid, cents]);
    expect(soldFor(await services())).toEqual(
      soldFor(before).map(([uid, cents]) => [uid, uid === line!.uid ? 123_450 : cents]),
    );
    expect((await history()).at(-1)).toMatchObject({
      action: "service_priced",
      before: { sell_cents: was!.sell_cents },
      after: { service: line!.name, sell_cents: 123_450, price_reason: "Agreed on the telephone" },
    });
    expect((await put(other!.uid, byHand(200_000, { cost_cents: 1_000 }))).status).toBe(200);
    expect((await priceOf(line!.uid)).versions[0]).toEqual(now);
    expect((await put(line!.uid, { by: "rates" })).status).toBe(200);
    const again = await priceOf(line!.uid);
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
    const [line] = await services();
    await world.api.system(async (tx) => {
      await tx
        .update(serviceLine)
        .set({ priceStatus: "no_rate", costed: false })
        .where(eq(serviceLine.uid, line!.uid));
      const [{ id } = { id: 0 }] = await tx.select().from(serviceLine).where(eq(serviceLine.uid, line!.uid));
      await tx.update(linePrice).set({ isCurrent: false }).where(eq(linePrice.lineId, id));
      await tx.execute(`update line_cost set is_current = false where line_id = ${id}`);
    });
    const refused = await put(line!.uid, byHand(50_000));
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["cost_cents"]]);
    expect((await put(line!.uid, byHand(50_000, { cost_cents: 40_000 }))).status).toBe(200);
    const [now] = (await priceOf(line!.uid)).versions;
    expect(now).toMatchObject({ source: "manual", sell_cents: 50_000, cost_cents: 40_000 });
    const [stored] = await world.api.system((tx) =>
      tx.select().from(serviceLine).where(eq(serviceLine.uid, line!.uid)),
    );
    expect(stored).toMatchObject({ priceStatus: "manual", costed: true });
  });

  test("stays by hand where the rates have no price any more", async () => {
    const [line] = await services();
    await put(line!.uid, byHand(123_450, { cost_cents: 100_000 }));
    await world.api.system((tx) => tx.update(rate).set({ dateFrom: "2001-01-01", dateTo: "2001-12-31" }));
    const before = await priceOf(line!.uid);
    expect((await put(line!.uid, { by: "rates" })).status).toBe(409);
    expect(await priceOf(line!.uid)).toEqual(before);
  });

  test("sells below cost only by who may, and means it", async () => {
    const [line] = await services();
    const below = byHand(900, { cost_cents: 1_000 });
    const before = await priceOf(line!.uid, manager);
    const errorsOf = async (body: object, token: string) => {
      const { status, json } = await put(line!.uid, body, token);
      return [status, ...Object.keys(json.errors ?? {})];
    };
    expect(await errorsOf(below, consultant)).toEqual([422, "sell_cents"]);
    expect(await errorsOf({ ...below, below_cost: true }, consultant)).toEqual([422, "sell_cents"]);
    expect(await errorsOf(below, manager)).toEqual([422, "below_cost"]);
    expect(await priceOf(line!.uid, manager)).toEqual(before);
    expect(await errorsOf({ ...below, below_cost: true }, manager)).toEqual([200]);
    expect((await priceOf(line!.uid, manager)).may.below_cost).toBe(true);
  });

  test.each([
    ["no reason", { reason: "  " }, "reason"],
    ["a reason of two letters", { reason: "ok" }, "reason"],
    ["a price below nothing", { sell_cents: -1 }, "sell_cents"],
    ["more than a million", { sell_cents: 100_000_001 }, "sell_cents"],
    ["a part of a cent", { cost_cents: 0.5 }, "cost_cents"],
  ])("is refused with %s", async (_name, more, field) => {
    const [line] = await services();
    const { status, json } = await put(line!.uid, byHand(123_450, more));
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  test("is left where nothing of it changes, and refused where somebody was quicker", async () => {
    const [line] = await services();
    const { lock_version, versions } = await priceOf(line!.uid);
    const same = byHand(versions[0]!.sell_cents, { cost_cents: versions[0]!.cost_cents });
    expect((await put(line!.uid, same)).json.data.lock_version).toBe(lock_version);
    expect((await priceOf(line!.uid)).versions).toEqual(versions);
    await world.api.system((tx) => tx.update(clientFile).set({ lockVersion: lock_version + 1 }));
    const late = { ...byHand(99_000), lock_version };
    const answer = await world.api.call(`${path}/services/${line!.uid}/price`, {
      ...{ method: "PUT", token: consultant, body: late },
    });
    expect(answer.status).toBe(409);
    expect((await priceOf(line!.uid)).versions).toEqual(versions);
  });
});

describe("the price of a service of a booking", () => {
  const secured = async () => {
    await world.book();
    const all = await services();
    return all.find(({ status }) => status === "AL" || status === "OK")!;
  };

  test("that is secured takes a permission of its own, keeps its cost, and is still locked", async () => {
    const line = await secured();
    const { obstacle, may } = await priceOf(line.uid);
    expect([obstacle, may]).toEqual([
      "locked",
      { hand: false, cost: false, below_cost: false, rates: false },
    ]);
    const refused = await put(line.uid, byHand(500_000));
    expect([refused.status, refused.json.permission]).toEqual([403, "services.unlock-price"]);
    const [was] = (await priceOf(line.uid, manager)).versions;
    expect((await put(line.uid, byHand(500_000, { cost_cents: 1 }), manager)).status).toBe(200);
    const [now] = (await priceOf(line.uid, manager)).versions;
    expect(now).toMatchObject({ source: "override", sell_cents: 500_000, cost_cents: was!.cost_cents });
    const status = async () => {
      const [stored] = await world.api.system((tx) =>
        tx.select().from(serviceLine).where(eq(serviceLine.uid, line.uid)),
      );
      return stored!.priceStatus;
    };
    expect(await status()).toBe("locked");
    const earned: FileYield = (await world.api.call(`${path}/yield`, { token: manager })).json.data;
    expect(earned.lines.find(({ uid }) => uid === line.uid)).toMatchObject({
      ...{ source: "override", reason: "Agreed on the telephone", priced_by: now!.priced_by },
      sell_cents: 500_000,
    });
    expect((await put(line.uid, { by: "rates" }, manager)).status).toBe(200);
    expect(await status()).toBe("locked");
    expect((await priceOf(line.uid, manager)).versions[0]).toMatchObject({
      ...{ source: "rate", sell_cents: was!.sell_cents, cost_cents: was!.cost_cents },
    });
  });

  test("moves what the booking comes to, for its agency and for the draft of its invoice alike", async () => {
    const line = await secured();
    const before = await file();
    const [was] = (await priceOf(line.uid, manager)).versions;
    await put(line.uid, byHand(was!.sell_cents + 10_000), manager);
    const after = await file();
    expect(after.totals.sell_cents - before.totals.sell_cents).toBe(10_000);
    const agency = (await world.get("")).json.data;
    const told = await world.api.system((tx) =>
      tx
        .select({ params: outboxMessage.params })
        .from(outboxMessage)
        .where(eq(outboxMessage.kind, "booking-amended")),
    );
    const params = { difference: expect.stringMatching(/^100,00/), fee: expect.stringMatching(/^0,00/) };
    expect(told).toMatchObject([{ params }]);
    expect(agency.totals.net_cents).toBe(after.totals.net_cents);
    expect(JSON.stringify(agency)).not.toContain("Agreed on the telephone");
    const { account, invoices } = (await world.api.call(`${path}/invoices`, { token: manager })).json.data;
    const due = account.schedule.payments.map(({ cents }: { cents: number }) => cents);
    expect(due.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(after.totals.net_cents);
    expect(invoices.map(({ total_cents: cents }: { total_cents: number }) => cents)).toEqual([due[0]]);
  });

  test("is nobody’s to set who may not, and stays in a file that is closed or not theirs", async () => {
    const line = await secured();
    for (const name of ["operations", "readonly", "accounts"]) {
      const token = await world.api.signIn(name);
      expect((await put(line.uid, byHand(500_000), token)).status).toBe(403);
    }
    const stranger = await world.api.signIn("manager.banksia");
    expect((await put(line.uid, byHand(500_000), stranger)).status).toBe(404);
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await put(line.uid, byHand(500_000), manager)).status).toBe(409);
    expect((await priceOf(line.uid, manager)).obstacle).toBe("closed");
  });
});
