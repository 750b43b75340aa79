import { and, eq, isNull, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { stockFor } from "#tests/support/quote-file.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";
import { told } from "#tests/support/told-events.ts";

const reason = "The clients changed their minds.";
let world: StepWorld;
beforeEach(async () => {
  world = await stepWorld();
});

const stock = (max: number) => world.api.system((tx) => stockFor(tx, world.fileId, max));
const statuses = async () => (await world.bought()).map(({ status }) => status);
const holds = () =>
  world.api.system((tx) =>
    tx
      .select()
      .from(allotmentHold)
      .where(and(world.ofLines(allotmentHold.lineId), isNull(allotmentHold.releasedAt))),
  );
const requestsOf = async (lineId: number) =>
  (await world.rows())
    .filter(({ line }) => line.id === lineId)
    .map(({ request }) => [request.kind, request.status]);
const history = async (uid: string) =>
  (
    await world.api.system((tx) =>
      tx
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectUid, uid))
        .orderBy(auditLog.id),
    )
  ).map(({ action }) => action);

describe("the page of a file", () => {
  test("offers with each service what is possible now, to those who may", async () => {
    const { car } = await world.lines();
    expect((await world.offered())[car.uid]).toEqual(["request", "hold", "check", "cancel"]);
    const readonly = await world.api.signIn("readonly");
    expect(Object.values(await world.offered(readonly)).flat()).toEqual([]);
  });

  test("offers the end of a cancellation that waits too long to managers alone", async () => {
    const { car } = await world.lines();
    await world.set(car.id, { status: "OK" });
    await world.take("cancel", [car.uid], { reason });
    await world.sendRequests();
    const manager = await world.api.signIn("manager");
    expect((await world.offered(manager))[car.uid]).toEqual(["acknowledge"]);
    world.api.clock.advance({ hours: 24 * 30 });
    const [later, consultant] = [await world.api.signIn("manager"), await world.api.signIn("consultant")];
    expect((await world.offered(later))[car.uid]).toEqual(["acknowledge", "end"]);
    expect((await world.offered(consultant))[car.uid]).toEqual(["acknowledge"]);
  });
});

describe("holding and giving back", () => {
  test("takes stock and voucher at the price that stands, asks nobody, and tells open pages", async () => {
    await stock(2);
    const { hotel } = await world.lines();
    world.api.sent.length = 0;
    const report = await world.take("hold", [hotel.uid]);
    expect(report.services).toMatchObject([{ uid: hotel.uid, status: "AL", done: true, reason: null }]);
    const { hotel: held } = await world.lines();
    expect(held).toMatchObject({ status: "AL", priceStatus: "locked" });
    expect(held.voucherNo).toMatch(/^NZFI100005-\d\d$/);
    expect((await holds()).length).toBeGreaterThan(0);
    expect(await requestsOf(hotel.id)).toEqual([["new", "Withdrawn"]]);
    expect((await world.file()).status).toBe("Mixed");
    expect(await history(hotel.uid)).toContain("held");
    expect(told(world.api.sent, "line.status")).toContainEqual(
      expect.objectContaining({ lines: [{ line_uid: hotel.uid, status: "AL" }] }),
    );
    expect((await world.mailsToSuppliers()).map(({ kind }) => kind)).toContain("stock-sold");

    expect((await world.take("release", [hotel.uid])).services).toMatchObject([{ status: "QU", done: true }]);
    expect((await world.lines()).hotel).toMatchObject({ status: "QU", priceStatus: "priced" });
    expect(await holds()).toEqual([]);
    expect((await world.mailsToSuppliers()).map(({ kind }) => kind)).toContain("stock-given-back");
    expect((await world.file()).status).toBe("Processing");
  });

  test("leaves what the stock does not cover, and says so", async () => {
    const { hotel } = await world.lines();
    expect(await world.planned("hold", hotel.uid)).toMatchObject([
      { to: null, reason: "Our stock does not cover it." },
    ]);
    const report = await world.take("hold", [hotel.uid]);
    expect(report.services).toMatchObject([
      { status: "OR", done: false, reason: "Our stock does not cover it." },
    ]);
    expect(await statuses()).toEqual(["OR", "OR", "OR"]);
  });

  test("checks without holding", async () => {
    await stock(2);
    const { hotel } = await world.lines();
    await world.take("check", [hotel.uid]);
    expect((await world.lines()).hotel.status).toBe("AV");
    expect(await holds()).toEqual([]);
    await stock(0);
    await world.take("check", [hotel.uid]);
    expect((await world.lines()).hotel.status).toBe("OR");
  });
});

describe("many at once", () => {
  test("a fault in one leaves it as it was and the others done", async () => {
    await stock(9);
    const { car, hotel, spa } = await world.lines();
    const [elsewhere] = await world.api.system((tx) =>
      tx
        .select({ id: serviceLine.id })
        .from(serviceLine)
        .where(and(isNull(serviceLine.voucherNo), ne(serviceLine.fileId, world.fileId)))
        .limit(1),
    );
    // The second number that this file would give out is taken, which the database refuses.
    await world.set(elsewhere!.id, { voucherNo: "NZFI100005-02" });
    const report = await world.take("hold", [car.uid, hotel.uid, spa.uid]);
    const failed = report.services.filter(({ done }) => !done);
    expect(failed.map(({ reason: why }) => why)).toEqual([
      "This did not work, and the service is as it was. Please try again.",
      "This did not work, and the service is as it was. Please try again.",
    ]);
    expect(await statuses()).toEqual(["AL", "OR", "OR"]);
    expect(new Set((await holds()).map(({ lineId }) => lineId)).size).toBeLessThanOrEqual(1);
    expect(await requestsOf(hotel.id)).toEqual([["new", "Draft"]]);
  });

  test("what somebody else changed meanwhile is left, sent twice nothing is done twice", async () => {
    const { car, hotel } = await world.lines();
    const seen = await world.planned("cancel", car.uid, hotel.uid);
    await world.set(hotel.id, { lockVersion: hotel.lockVersion + 1 });
    const services = seen.map(({ uid, lock_version, fee_cents }) => ({ uid, lock_version, fee_cents }));
    const post = () => world.stepCall("cancel", "", { method: "POST", body: { services, reason } });
    const first = await post();
    expect(first.json.data.services.map(({ done }: { done: boolean }) => done)).toEqual([true, false]);
    expect(first.json.data.services[1].reason).toContain("Somebody else");
    const again = await post();
    expect(again.json.data.services.map(({ done }: { done: boolean }) => done)).toEqual([false, false]);
    expect(await statuses()).toEqual(["CX", "OR", "OR"]);
    expect((await history(car.uid)).filter((action) => action === "cancelled")).toHaveLength(1);
  });

  test("at the end of the last service the rounding of the prices ends as well", async () => {
    const uids = (await world.bought()).map(({ uid }) => uid);
    await world.take("cancel", uids, { reason });
    const left = await world.api.system((tx) =>
      tx
        .select({ status: serviceLine.status })
        .from(serviceLine)
        .where(and(eq(serviceLine.fileId, world.fileId), serviceLine.costed)),
    );
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(["CX"]));
  });
});
