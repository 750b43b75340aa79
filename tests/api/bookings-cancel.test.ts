import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { allotmentHold, supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";
import { cancelWorld } from "#tests/support/cancel-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";
import { asTold } from "#tests/support/told-events.ts";

let world: Awaited<ReturnType<typeof cancelWorld>>;
type Line = CancellationPreview["lines"][number];

beforeEach(async () => {
  world = await cancelWorld();
});

const cancel = (body: object) => world.call("NZFI100005/cancel", { method: "POST", body });

describe("cancelling a booking", () => {
  test("takes its itinerary back: reference and link answer like those of no trip at all", async () => {
    await world.booked();
    const find = (reference: string) => world.api.call(`/api/find-itinerary/${reference}`);
    const token: string = (await find("NZFI100005")).json;
    const unknown = await find("NZFI999999");
    expect((await world.api.call(`/api/public/itineraries/${token}`)).status).toBe(200);
    expect((await cancel(await world.accepted())).status).toBe(200);
    for (const path of ["/api/find-itinerary/NZFI100005", `/api/public/itineraries/${token}`]) {
      const { status, text } = await world.api.call(path);
      expect({ status, text }).toEqual({ status: 404, text: unknown.text });
    }
    const told = await world.api.system((tx) =>
      tx.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectType, "itinerary")),
    );
    expect(told).toEqual([{ action: "unpublished" }]);
  });

  test("shows the penalty first, by the policy of each service and for what is secured alone", async () => {
    const { car, hotel, spa } = await world.booked();
    const far = await world.previewed();
    expect(far).toMatchObject({ possible: true, fee_cents: 0 });
    await world.leavesIn(1);
    const near = await world.previewed();
    const fees = new Map(near.lines.map((line: Line) => [line.uid, line]));
    for (const { uid } of [car, hotel]) {
      const line = fees.get(uid) as Line;
      expect(line.fee_cents).toBeGreaterThan(0);
      expect(line.fee_cents).toBeLessThanOrEqual(line.net_cents);
      expect(line.rule).not.toBeNull();
    }
    expect(fees.get(spa.uid)).toMatchObject({ fee_cents: 0, rule: null });
    expect(near.fee_cents).toBe(near.lines.reduce((sum: number, line: Line) => sum + line.fee_cents, 0));
    expect((await world.file()).status).toBe("Mixed");
  });

  test("gives our stock back once, lets suppliers be told, and keeps the penalty with the service", async () => {
    const { car, hotel, spa } = await world.booked();
    await world.leavesIn(1);
    const body = await world.accepted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.json.data).toEqual({
      reference: "NZFI100005",
      status: "Cancellation",
      currency: "NZD",
      fee_cents: body.fee_cents,
    });
    const lines = await world.bought();
    expect(lines.map(({ status }) => status)).toEqual(["CP", "CX", "CX"]);
    expect(lines.reduce((sum, { penaltyCents }) => sum + (penaltyCents ?? 0), 0)).toBe(body.fee_cents);
    expect(lines[0]!.cancelSnapshot).toMatchObject({ reason: "The clients fell ill." });
    const [stock] = await world.api.system((tx) =>
      tx
        .select({ used: sql<number>`sum(${allotment.used})::int` })
        .from(allotment)
        .where(eq(allotment.optionId, hotel.optionId!)),
    );
    expect(stock!.used).toBe(0);
    const open = await world.api.system((tx) =>
      tx
        .select()
        .from(allotmentHold)
        .where(and(world.ofLines(allotmentHold.lineId), isNull(allotmentHold.releasedAt))),
    );
    expect(open).toEqual([]);
    const requests = await world.api.system((tx) =>
      tx
        .select({ line: supplierRequest.lineId, kind: supplierRequest.kind, status: supplierRequest.status })
        .from(supplierRequest)
        .where(world.ofLines(supplierRequest.lineId))
        .orderBy(supplierRequest.id),
    );
    expect(requests).toEqual([
      { line: car.id, kind: "new", status: "Withdrawn" },
      { line: spa.id, kind: "new", status: "Withdrawn" },
      { line: car.id, kind: "cancel", status: "Draft" },
    ]);
    // Two sides and the hotel, for the request and for the cancellation.
    expect(await world.api.mails(2)).toHaveLength(6);
    const log = await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.fileId, world.fileId)),
    );
    expect(
      log.filter(({ action, subjectType }) => action === "cancelled" && subjectType === "client-file"),
    ).toHaveLength(1);
  });

  test("tells the open pages of the file that it and its services are others now, once", async () => {
    await world.booked();
    world.api.sent.length = 0;
    const wish = await world.accepted();
    await cancel(wish);
    const { uid, status, lockVersion } = await world.file();
    const news = world.api.sent.filter(({ channels }) => channels.includes(`private-client-file.${uid}`));
    const ended = and(eq(serviceLine.fileId, world.fileId), inArray(serviceLine.status, ["CX", "CP"]));
    const lines = asTold(
      await world.api.system((tx) => tx.select().from(serviceLine).where(ended).orderBy(serviceLine.id)),
    );
    expect(news.map(({ event, data }) => [event, JSON.parse(data)])).toEqual([
      ["line.status", { file_uid: uid, lock_version: lockVersion, lines }],
      ["file.status", { file_uid: uid, status }],
      ["file.updated", { file_uid: uid, lock_version: lockVersion }],
    ]);
  });

  test("ends the file at once where no supplier must be told", async () => {
    await world.api.system((tx) => stockFor(tx, world.fileId, 9));
    await world.post(await world.seen());
    expect((await cancel(await world.accepted())).json.data.status).toBe("Cancelled");
  });

  test("asks for a reason and the tick beside the fee", async () => {
    await world.booked();
    const answer = await cancel({ ...(await world.accepted()), fee_accepted: false, reason: " " });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual(["reason", "fee_accepted"]);
  });

  test("is refused when the fee is another one by now, with the one that it is", async () => {
    await world.booked();
    const body = await world.accepted();
    await world.leavesIn(1);
    const answer = await cancel(body);
    expect(answer.status).toBe(409);
    expect(answer.json.current.fee_cents).toBeGreaterThan(body.fee_cents);
    expect((await world.file()).status).toBe("Mixed");
  });

  test("is not for quotes, nor for trips that have begun", async () => {
    expect((await world.previewed()).possible).toBe(false);
    expect((await cancel(await world.accepted())).status).toBe(409);
    await world.booked();
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Travelling" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await cancel(await world.accepted())).status).toBe(409);
  });
});

describe("what waits for suppliers", () => {
  test("is listed to the office with service, supplier and since when, and to nobody of another brand", async () => {
    await world.booked();
    const token = await world.api.signIn("consultant");
    const { uid } = await world.file();
    const list = (by: string) =>
      world.api.call(`/api/office/client-files/${uid}/supplier-requests`, { token: by });
    const { data } = (await list(token)).json;
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      kind: "new",
      status: "Draft",
      name: "Compact car",
      supplier_name: "Southern Arc Rentals",
      created_at: "2026-11-20T01:30:00.000Z",
    });
    expect((await list(await world.api.signIn("manager.banksia"))).status).toBe(404);
  });
});
