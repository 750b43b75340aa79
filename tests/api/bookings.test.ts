import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { pax } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { quote } from "#api/db/schema/quote.ts";
import { allotmentHold, supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";
import { asTold, told } from "#tests/support/told-events.ts";

let world: Awaited<ReturnType<typeof quoteWorld>>;

beforeEach(async () => {
  world = await quoteWorld();
});

describe("requesting a booking", () => {
  test("confirms at once what our stock has on every day, and writes it all down", async () => {
    await world.api.system((tx) => stockFor(tx, world.fileId, 9));
    const shown = (await world.preview()).json.data;
    expect(shown.lines.map((line: { outcome: string }) => line.outcome)).toEqual([
      "instant",
      "instant",
      "instant",
    ]);
    const answer = await world.post(await world.seen());
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ reference: "NZFI100005", status: "Confirmed", lock_version: 2 });
    expect(await world.file()).toMatchObject({
      kind: "booking",
      status: "Confirmed",
      termsAcceptedBy: "Jonas Groß",
      holdUntil: null,
      submittedAt: world.api.parts.now(),
    });
    for (const [index, line] of (await world.bought()).entries()) {
      expect(line).toMatchObject({
        status: "AL",
        priceStatus: "locked",
        voucherNo: `NZFI100005-0${index + 1}`,
        lockVersion: 2,
      });
    }
    const [sums] = await world.api.system((tx) =>
      tx
        .select({
          held: sql<number>`sum(${allotmentHold.qty})::int`,
          used: sql<number>`sum(distinct ${allotment.used})::int`,
        })
        .from(allotmentHold)
        .innerJoin(allotment, eq(allotment.id, allotmentHold.allotmentId))
        .where(world.ofLines(allotmentHold.lineId)),
    );
    expect(sums!.held).toBeGreaterThan(3);
    expect(sums!.used).toBe(1);
  });

  test("leaves notes and own arrangements as they are", async () => {
    const before = await world.api.system((tx) =>
      tx
        .select()
        .from(serviceLine)
        .where(and(eq(serviceLine.fileId, world.fileId), sql`${serviceLine.optionId} is null`)),
    );
    expect(before.length).toBeGreaterThan(1);
    await world.post(await world.seen());
    const after = await world.api.system((tx) =>
      tx
        .select()
        .from(serviceLine)
        .where(and(eq(serviceLine.fileId, world.fileId), sql`${serviceLine.optionId} is null`)),
    );
    expect(after).toEqual(before);
  });

  test("puts the rest on request, each with a question that waits and holds no price of ours", async () => {
    const lines = await world.bought();
    await world.api.system(async (tx) => {
      await stockFor(tx, world.fileId, 9);
      await tx.update(allotment).set({ max: 0 }).where(eq(allotment.optionId, lines[1]!.optionId!));
      await tx
        .update(allotment)
        .set({ stopSell: true, stopSellReason: "Closed" })
        .where(eq(allotment.optionId, lines[2]!.optionId!));
    });
    const reasons = (await world.preview()).json.data.lines.map((line: { reason: string }) => line.reason);
    expect(reasons).toEqual(["stock", "no_stock", "stop_sell"]);
    expect((await world.post(await world.seen())).json.data.status).toBe("Mixed");
    expect((await world.bought()).map(({ status }) => status)).toEqual(["AL", "OR", "OR"]);
    const requests = await world.api.system((tx) =>
      tx
        .select()
        .from(supplierRequest)
        .where(inArray(supplierRequest.lineId, [lines[1]!.id, lines[2]!.id])),
    );
    expect(requests).toHaveLength(2);
    for (const { status, kind, sentAt, snapshot, supplierId } of requests) {
      expect({ status, kind, sentAt }).toEqual({ status: "Draft", kind: "new", sentAt: null });
      expect([lines[1]!.supplierId, lines[2]!.supplierId]).toContain(supplierId);
      expect(snapshot.file.reference).toBe("NZFI100005");
      expect(JSON.stringify(snapshot)).not.toMatch(/sell|net|commission|gst/);
    }
    const hotel = requests.find(({ lineId }) => lineId === lines[1]!.id)!.snapshot;
    expect(hotel).toMatchObject({ qty: 1, adults: 2, rooms: [{ code: "DB", adults: 2, ages: [] }] });
  });

  test("asks for what has an open price even where the stock would do", async () => {
    const [, hotel] = await world.bought();
    await world.api.system(async (tx) => {
      await stockFor(tx, world.fileId, 1);
      await tx.update(serviceLine).set({ priceStatus: "on_request" }).where(eq(serviceLine.id, hotel!.id));
    });
    await world.post(await world.seen());
    expect((await world.bought()).map(({ status, priceStatus }) => [status, priceStatus])).toEqual([
      ["AL", "locked"],
      ["OR", "on_request"],
      ["AL", "locked"],
    ]);
  });

  test("twenty times at once makes one booking, one mail to each who is told and the same answer", async () => {
    await world.api.system((tx) => stockFor(tx, world.fileId, 9));
    const body = await world.seen();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // Agent and office, and the two suppliers whose stock is sold.
    expect(await world.api.mails(1)).toHaveLength(4);
    expect((await world.file()).lockVersion).toBe(2);
    const held = await world.api.system((tx) =>
      tx.select().from(allotmentHold).where(world.ofLines(allotmentHold.lineId)),
    );
    expect(new Set(held.map(({ lineId, allotmentId }) => `${lineId} ${allotmentId}`)).size).toBe(held.length);
    const told = await world.api.system((tx) =>
      tx.select().from(notification).where(eq(notification.kind, "booking.requested")),
    );
    expect(told).toHaveLength(1);
  });

  test("twenty times at once under one key is done once, and again with the same bytes", async () => {
    const body = await world.seen();
    const once = { "Idempotency-Key": "one-visit-of-the-form" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post(body, once)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set([...done, await world.post(body, once)].map(({ text }) => text)).size).toBe(1);
    expect(await world.api.mails(1)).toHaveLength(2);
    expect(world.api.sent.filter(({ event }) => event === "file.status")).toHaveLength(1);
  });

  test("tells the open pages of the file what became of its services", async () => {
    await world.post(await world.seen());
    const { uid, lockVersion } = await world.file();
    const lines = asTold(await world.bought());
    expect(new Set(lines.map(({ status }) => status))).not.toContain("QU");
    expect(told(world.api.sent, "line.status")).toEqual([
      { file_uid: uid, lock_version: lockVersion, lines },
    ]);
  });

  test("tells agent and consultant, each in their own language, with a way to the file", async () => {
    await world.post(await world.seen());
    const mails = await world.api.mails(1);
    const toAgent = mails.find(({ to }) => JSON.stringify(to).includes("jonas@silberfarn.example"))!;
    const toOffice = mails.find(({ to }) => JSON.stringify(to).includes("consultant@harakeke.example"))!;
    expect(toAgent.subject).toBe("Ihre Buchungsanfrage NZFI100005");
    expect(toAgent.text).toContain("Sofort gesichert: 0. Auf Anfrage: 3.");
    expect(toAgent.text).toContain("https://portal.example.test/app/view-booking/NZFI100005");
    expect(toOffice.subject).toBe("Booking request NZFI100005");
    expect(toOffice.text).toContain("Jonas Groß has requested");
    expect(toOffice.text).toMatch(/\/admin\/client-files\/[0-9A-Z]{26}/);
  });

  test("writes the lead traveller's name, converts the quote, and leaves its mark in the log", async () => {
    await world.api.system((tx) =>
      tx.insert(quote).values({ uid: "01QUOTE0000000000000000001", fileId: world.fileId, status: "Sent" }),
    );
    await world.post(await world.seen());
    const [first] = await world.api.system((tx) =>
      tx
        .select()
        .from(pax)
        .where(and(eq(pax.fileId, world.fileId), pax.isLead)),
    );
    expect(first).toMatchObject({ title: "Frau", firstName: "Lena", lastName: "Groß" });
    const [offer] = await world.api.system((tx) =>
      tx.select().from(quote).where(eq(quote.fileId, world.fileId)),
    );
    expect(offer).toMatchObject({ status: "Converted", lockVersion: 2 });
    const log = await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.fileId, world.fileId)),
    );
    const count = (action: string) => log.filter((row) => row.action === action).length;
    expect([count("submitted"), count("converted"), count("put-on-request"), count("created")]).toEqual([
      1, 1, 3, 3,
    ]);
  });

  test("books the options that the client took with the acceptance, and no others", async () => {
    const [car, hotel] = await world.bought();
    await world.api.system(async (tx) => {
      await tx
        .update(serviceLine)
        .set({ kind: "optional", costed: false })
        .where(inArray(serviceLine.id, [car!.id, hotel!.id]));
      await tx.insert(quote).values({
        uid: "01QUOTE0000000000000000001",
        fileId: world.fileId,
        status: "Accepted",
        currentNo: 1,
        acceptedNo: 1,
        acceptedByName: "Lena",
        acceptedAt: new Date(),
        acceptedOptions: [hotel!.uid],
      });
    });
    await world.post(await world.seen());
    const lines = await world.bought();
    expect(lines.map(({ status, kind, costed }) => [status, kind, costed])).toEqual([
      ["QU", "optional", false],
      ["OR", "included", true],
      ["OR", "included", true],
    ]);
  });
});
