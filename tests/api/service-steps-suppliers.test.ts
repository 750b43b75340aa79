import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import { LineStatus } from "#contract/primitives.ts";
import { ServiceStep } from "#contract/sales/service-steps/step.ts";
import { stockFor } from "#tests/support/quote-file.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";

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
const leavesIn = (days: number) =>
  world.api.system(async (tx) => {
    const from = addDays("2026-11-20", days);
    await tx.update(clientFile).set({ travelDate: from }).where(eq(clientFile.id, world.fileId));
    await tx.update(serviceLine).set({ dateFrom: from }).where(eq(serviceLine.fileId, world.fileId));
  });

describe("asking and cancelling", () => {
  test("sends the request that waits, or writes a new one down and sends it", async () => {
    const { car, spa } = await world.lines();
    await world.take("request", [car.uid]);
    expect(await requestsOf(car.id)).toEqual([["new", "Sent"]]);
    await world.set(spa.id, { status: "UN" });
    await world.take("reinstate", [spa.uid]);
    await world.take("request", [spa.uid]);
    expect((await requestsOf(spa.id)).at(-1)).toEqual(["new", "Sent"]);
    expect(await statuses()).toEqual(["RQ", "OR", "RQ"]);
  });

  test("cancels at the fee that was shown and accepted, with a reason, and lets suppliers be told", async () => {
    await stock(9);
    const { car, hotel } = await world.lines();
    await world.take("hold", [hotel.uid]);
    await world.set(car.id, { status: "OK", confirmation: "X1", priceStatus: "locked" });
    await leavesIn(1);
    const both = [car.uid, hotel.uid];
    const seen = await world.planned("cancel", ...both);
    expect(seen.map(({ to, fee_cents: fee, rule }) => [to, fee > 0, rule !== null])).toEqual([
      ["CP", true, true],
      ["CX", true, true],
    ]);
    const refused = await world.post("cancel", both);
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["reason", "fee_accepted"]]);
    await world.take("cancel", both, { reason, fee_accepted: true });
    const after = await world.lines();
    expect([after.car, after.hotel].map(({ status, penaltyCents }) => [status, penaltyCents])).toEqual(
      seen.map(({ to, fee_cents: fee }) => [to, fee]),
    );
    expect(after.car.cancelSnapshot).toMatchObject({ reason });
    expect(await requestsOf(car.id)).toContainEqual(["cancel", "Draft"]);
    expect(await holds()).toEqual([]);
  });

  test("another fee by now leaves the service as it is", async () => {
    const { car } = await world.lines();
    await world.set(car.id, { status: "OK", priceStatus: "locked" });
    const [far] = await world.planned("cancel", car.uid);
    await leavesIn(1);
    const { lock_version } = (await world.planned("cancel", car.uid))[0]!;
    const answer = await world.stepCall("cancel", "", {
      method: "POST",
      body: { reason, services: [{ uid: car.uid, lock_version, fee_cents: far!.fee_cents }] },
    });
    expect(answer.json.data.services).toMatchObject([
      { done: false, status: "OK", reason: "The fee is another one by now. Please look again." },
    ]);
    expect((await world.lines()).car.status).toBe("OK");
  });

  test("writes the supplier's agreement down with its request, and without one where none was sent", async () => {
    const { car, spa } = await world.lines();
    for (const { id } of [car, spa]) await world.set(id, { status: "OK", priceStatus: "locked" });
    await world.take("cancel", [car.uid], { reason });
    const asked = (await world.rows()).find(({ request }) => request.kind === "cancel");
    expect((await world.sendRequests([asked!.request.uid])).status).toBe(200);
    await world.take("cancel", [spa.uid], { reason });
    await world.take("acknowledge", [car.uid, spa.uid], { via: "email" });
    expect(await statuses()).toEqual(["CX", "OR", "CX"]);
    expect((await requestsOf(car.id)).at(-1)).toEqual(["cancel", "Confirmed"]);
    expect((await requestsOf(spa.id)).at(-1)).toEqual(["cancel", "Withdrawn"]);
  });

  test("ends without the supplier's word once it is overdue, by a manager with a reason", async () => {
    const { car } = await world.lines();
    await world.set(car.id, { status: "OK", priceStatus: "locked" });
    await world.take("cancel", [car.uid], { reason });
    await world.sendRequests();
    expect((await world.planned("end", car.uid))[0]!.reason).toBe("Its supplier still has time to answer.");
    world.api.clock.advance({ hours: 24 * 30 });
    const consultant = { token: await world.api.signIn("consultant") };
    const denied = await world.preview("end", [car.uid], consultant);
    expect(denied.json.data.services[0].reason).toBe(
      "Only a manager can end this without the supplier’s word.",
    );
    const manager = { token: await world.api.signIn("manager") };
    const { lock_version } = (await world.preview("end", [car.uid], manager)).json.data.services[0];
    const services = [{ uid: car.uid, lock_version, fee_cents: 0 }];
    const post = (body: object) =>
      world.stepCall("end", "", { method: "POST", body: { services, ...body }, ...manager });
    expect((await post({})).status).toBe(422);
    expect((await post({ reason })).json.data.services).toMatchObject([{ status: "CX", done: true }]);
    expect((await requestsOf(car.id)).at(-1)).toEqual(["cancel", "Withdrawn"]);
  });

  test("takes back what was cancelled at the rates of today, without its fee", async () => {
    const { hotel } = await world.lines();
    await leavesIn(30);
    await world.take("cancel", [hotel.uid], { reason });
    await world.set(hotel.id, { penaltyCents: 500 });
    await world.take("reinstate", [hotel.uid]);
    const { hotel: back } = await world.lines();
    expect(back).toMatchObject({
      status: "QU",
      penaltyCents: null,
      cancelSnapshot: null,
      confirmation: null,
    });
    expect(["priced", "no_rate"]).toContain(back.priceStatus);
    expect(await history(hotel.uid)).toContain("reinstated");
  });
});

describe("who may", () => {
  test.each([
    ["readonly", 403],
    ["accounts", 403],
    ["manager.banksia", 404],
    ["jonas.silberfarn", 401],
    ["desk.steamvale", 401],
  ])("%s is answered %d, and nothing happens", async (username, status) => {
    const { car } = await world.lines();
    const token = await world.api.signIn(username);
    const body = { services: [{ uid: car.uid, lock_version: car.lockVersion, fee_cents: 0 }], reason };
    for (const step of ServiceStep.options) {
      expect((await world.preview(step, [car.uid], { token })).status, step).toBe(status);
      expect((await world.stepCall(step, "", { method: "POST", body, token })).status, step).toBe(status);
    }
    expect(await statuses()).toEqual(["OR", "OR", "OR"]);
  });

  test("services of other files are left out, and are nobody's to change by this one", async () => {
    const [foreign] = await world.api.system((tx) =>
      tx
        .select({ uid: serviceLine.uid, status: serviceLine.status, lockVersion: serviceLine.lockVersion })
        .from(serviceLine)
        .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
        .where(eq(clientFile.reference, "NZFI100001"))
        .limit(1),
    );
    expect(await world.planned("cancel", foreign!.uid)).toEqual([]);
    const services = [{ uid: foreign!.uid, lock_version: foreign!.lockVersion, fee_cents: 0 }];
    const answer = await world.stepCall("cancel", "", { method: "POST", body: { services, reason } });
    expect(answer.json.data.services).toMatchObject([{ done: false, status: null, name: "" }]);
  });

  test("each step from each status: what is not offered is refused", async () => {
    await stock(9);
    const { car } = await world.lines();
    for (const status of LineStatus.options) {
      await world.set(car.id, { status, priceStatus: "priced" });
      const offered = (await world.offered())[car.uid]!;
      for (const step of ServiceStep.options) {
        const [planned] = await world.planned(step, car.uid);
        expect([status, step, planned!.to !== null]).toEqual([status, step, offered.includes(step)]);
        if (planned!.to === null) {
          expect(planned!.reason).toBeTruthy();
          const [left] = (await world.take(step, [car.uid], { reason, fee_accepted: true })).services;
          expect([status, step, left!.done, left!.status]).toEqual([status, step, false, status]);
        }
      }
    }
  });
});
