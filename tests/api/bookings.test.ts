import { and, asc, eq, inArray, sql, type AnyColumn } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { quote } from "#api/db/schema/quote.ts";
import { rateCost } from "#api/db/schema/rate.ts";
import { allotmentHold, supplierRequest } from "#api/db/schema/request.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { asQuote, stockFor } from "#tests/support/quote-file.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let fileId: number;
const path = "/api/agent/client-files/NZFI100005";

beforeEach(async () => {
  api = await testApi();
  token = await api.signIn("jonas.silberfarn");
  fileId = await api.system((tx) => asQuote(tx, "NZFI100005"));
});

const preview = () => api.call(`${path}/request`, { token, headers: { "Accept-Language": "de" } });
const lead = { title: "Frau", first_name: "Lena", last_name: "Groß", terms_accepted: true };
async function seen() {
  const { data } = (await preview()).json;
  return { lock_version: data.lock_version, net_cents: data.totals.net_cents, ...lead };
}
const post = (body: object, headers: Record<string, string> = {}) =>
  api.call(`${path}/submit`, { method: "POST", token, body, headers });
async function twoDaysLater() {
  api.clock.advance({ hours: 49 });
  token = await api.signIn("jonas.silberfarn");
}
const fileRow = async () =>
  (await api.system((tx) => tx.select().from(clientFile).where(eq(clientFile.id, fileId))))[0]!;
const bought = () =>
  api.system((tx) =>
    tx
      .select()
      .from(serviceLine)
      .where(and(eq(serviceLine.fileId, fileId), sql`${serviceLine.optionId} is not null`))
      .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq)),
  );
/** Conditions on rows that belong to the services of the file. */
const ofLines = (column: AnyColumn) =>
  sql`${column} in (select id from service_line where file_id = ${fileId} and option_id is not null)`;

describe("requesting a booking", () => {
  test("confirms at once what our stock has on every day, and writes it all down", async () => {
    await api.system((tx) => stockFor(tx, fileId, 9));
    const shown = (await preview()).json.data;
    expect(shown.lines.map((line: { outcome: string }) => line.outcome)).toEqual([
      "instant",
      "instant",
      "instant",
    ]);
    const answer = await post(await seen());
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ reference: "NZFI100005", status: "Confirmed", lock_version: 2 });
    expect(await fileRow()).toMatchObject({
      kind: "booking",
      status: "Confirmed",
      termsAcceptedBy: "Jonas Groß",
      holdUntil: null,
      submittedAt: api.parts.now(),
    });
    for (const [index, line] of (await bought()).entries()) {
      expect(line).toMatchObject({
        status: "AL",
        priceStatus: "locked",
        voucherNo: `NZFI100005-0${index + 1}`,
        lockVersion: 2,
      });
    }
    const [sums] = await api.system((tx) =>
      tx
        .select({
          held: sql<number>`sum(${allotmentHold.qty})::int`,
          used: sql<number>`sum(distinct ${allotment.used})::int`,
        })
        .from(allotmentHold)
        .innerJoin(allotment, eq(allotment.id, allotmentHold.allotmentId))
        .where(ofLines(allotmentHold.lineId)),
    );
    expect(sums!.held).toBeGreaterThan(3);
    expect(sums!.used).toBe(1);
  });

  test("leaves notes and own arrangements as they are", async () => {
    const before = await api.system((tx) =>
      tx
        .select()
        .from(serviceLine)
        .where(and(eq(serviceLine.fileId, fileId), sql`${serviceLine.optionId} is null`)),
    );
    expect(before.length).toBeGreaterThan(1);
    await post(await seen());
    const after = await api.system((tx) =>
      tx
        .select()
        .from(serviceLine)
        .where(and(eq(serviceLine.fileId, fileId), sql`${serviceLine.optionId} is null`)),
    );
    expect(after).toEqual(before);
  });

  test("puts the rest on request, each with a question that waits and holds no price of ours", async () => {
    const lines = await bought();
    await api.system(async (tx) => {
      await stockFor(tx, fileId, 9);
      await tx.update(allotment).set({ max: 0 }).where(eq(allotment.optionId, lines[1]!.optionId!));
      await tx
        .update(allotment)
        .set({ stopSell: true, stopSellReason: "Closed" })
        .where(eq(allotment.optionId, lines[2]!.optionId!));
    });
    const reasons = (await preview()).json.data.lines.map((line: { reason: string }) => line.reason);
    expect(reasons).toEqual(["stock", "no_stock", "stop_sell"]);
    expect((await post(await seen())).json.data.status).toBe("Mixed");
    expect((await bought()).map(({ status }) => status)).toEqual(["AL", "OR", "OR"]);
    const requests = await api.system((tx) =>
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
    const [, hotel] = await bought();
    await api.system(async (tx) => {
      await stockFor(tx, fileId, 1);
      await tx.update(serviceLine).set({ priceStatus: "on_request" }).where(eq(serviceLine.id, hotel!.id));
    });
    await post(await seen());
    expect((await bought()).map(({ status, priceStatus }) => [status, priceStatus])).toEqual([
      ["AL", "locked"],
      ["OR", "on_request"],
      ["AL", "locked"],
    ]);
  });

  test("twenty times at once makes one booking, one mail to each side and the same answer", async () => {
    await api.system((tx) => stockFor(tx, fileId, 9));
    const body = await seen();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await api.mails(1)).toHaveLength(2);
    expect((await fileRow()).lockVersion).toBe(2);
    const held = await api.system((tx) =>
      tx.select().from(allotmentHold).where(ofLines(allotmentHold.lineId)),
    );
    expect(new Set(held.map(({ lineId, allotmentId }) => `${lineId} ${allotmentId}`)).size).toBe(held.length);
    const told = await api.system((tx) =>
      tx.select().from(notification).where(eq(notification.kind, "booking.requested")),
    );
    expect(told).toHaveLength(1);
  });

  test("twenty times at once under one key is done once, and again with the same bytes", async () => {
    const body = await seen();
    const once = { "Idempotency-Key": "one-visit-of-the-form" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, once)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set([...done, await post(body, once)].map(({ text }) => text)).size).toBe(1);
    expect(await api.mails(1)).toHaveLength(2);
    expect(api.sent.filter(({ event }) => event === "file.status")).toHaveLength(1);
  });

  test("tells agent and consultant, each in their own language, with a way to the file", async () => {
    await post(await seen());
    const mails = await api.mails(1);
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
    await api.system((tx) =>
      tx.insert(quote).values({ uid: "01QUOTE0000000000000000001", fileId, status: "Sent" }),
    );
    await post(await seen());
    const [first] = await api.system((tx) =>
      tx
        .select()
        .from(pax)
        .where(and(eq(pax.fileId, fileId), pax.isLead)),
    );
    expect(first).toMatchObject({ title: "Frau", firstName: "Lena", lastName: "Groß" });
    const [offer] = await api.system((tx) => tx.select().from(quote).where(eq(quote.fileId, fileId)));
    expect(offer).toMatchObject({ status: "Converted", lockVersion: 2 });
    const log = await api.system((tx) => tx.select().from(auditLog).where(eq(auditLog.fileId, fileId)));
    const count = (action: string) => log.filter((row) => row.action === action).length;
    expect([count("submitted"), count("converted"), count("put-on-request"), count("created")]).toEqual([
      1, 1, 3, 3,
    ]);
  });

  test("books the options that the client took with the acceptance, and no others", async () => {
    const [car, hotel] = await bought();
    await api.system(async (tx) => {
      await tx
        .update(serviceLine)
        .set({ kind: "optional", costed: false })
        .where(inArray(serviceLine.id, [car!.id, hotel!.id]));
      await tx.insert(quote).values({
        uid: "01QUOTE0000000000000000001",
        fileId,
        status: "Accepted",
        currentNo: 1,
        acceptedNo: 1,
        acceptedByName: "Lena",
        acceptedAt: new Date(),
        acceptedOptions: [hotel!.uid],
      });
    });
    await post(await seen());
    const lines = await bought();
    expect(lines.map(({ status, kind, costed }) => [status, kind, costed])).toEqual([
      ["QU", "optional", false],
      ["OR", "included", true],
      ["OR", "included", true],
    ]);
  });
});

describe("what a booking request is refused for", () => {
  test("is the name and the terms, beside their fields and in the language of the caller", async () => {
    const body = { ...(await seen()), last_name: " ", terms_accepted: false };
    const answer = await api.call(`${path}/submit`, {
      method: "POST",
      token,
      body,
      headers: { "Accept-Language": "de" },
    });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual({
      last_name: ["Bitte geben Sie den Namen der hauptreisenden Person ein."],
      terms_accepted: ["Bitte akzeptieren Sie die Bedingungen."],
    });
    expect((await fileRow()).kind).toBe("quote");
  });

  test.each([
    ["a date that has passed", { travelDate: "2026-11-19" }, "travel_date_past"],
    ["a quote that expired", { status: "Expired" }, "expired"],
    ["a booking of the office", { kind: "booking", status: "Processing" }, "not_a_quote"],
  ] as const)("is %s", async (_what, change, obstacle) => {
    const body = await seen();
    await api.system((tx) => tx.update(clientFile).set(change).where(eq(clientFile.id, fileId)));
    expect((await preview()).json.data.obstacles).toContain(obstacle);
    expect((await post(body)).status).toBe(409);
    expect(await fileRow()).toMatchObject({ ...change, submittedAt: null });
  });

  test("is a file of somebody else, which is not even there", async () => {
    const answer = await api.call("/api/agent/client-files/NZFI100002/submit", {
      method: "POST",
      token,
      body: await seen(),
    });
    expect(answer.status).toBe(404);
  });

  test("is a file that changed since it was looked at, with what it is now", async () => {
    const body = await seen();
    for (const change of [{ lock_version: 99 }, { net_cents: body.net_cents - 1 }]) {
      const answer = await post({ ...body, ...change });
      expect(answer.status).toBe(409);
      expect(answer.json.current).toMatchObject({
        reference: "NZFI100005",
        totals: { net_cents: body.net_cents },
      });
    }
    expect((await fileRow()).kind).toBe("quote");
  });
});

describe("prices older than 48 hours", () => {
  const dearer = async () => {
    const [, hotel] = await bought();
    await api.system((tx) =>
      tx.execute(sql`update ${rateCost} set cost = jsonb_set(cost, '{DB}', to_jsonb((cost->>'DB')::int + 1000))
        where rate_id in (select id from rate where option_id = ${hotel!.optionId})`),
    );
    return hotel!;
  };

  test("are looked up afresh, and asked to be confirmed when they are others now", async () => {
    const body = await seen();
    const hotel = await dearer();
    expect((await preview()).json.data.prices).toMatchObject({ renewed: false, changes: [] });
    await twoDaysLater();
    const stale = await post(body);
    expect(stale.status).toBe(409);
    const { prices, totals } = stale.json.current;
    expect(prices).toMatchObject({ renewed: true, before_net_cents: body.net_cents });
    expect(prices.changes).toHaveLength(1);
    expect(prices.changes[0]).toMatchObject({ uid: hotel.uid });
    expect(prices.changes[0].now_cents - prices.changes[0].before_cents).toBe(
      totals.net_cents - body.net_cents,
    );
    expect(stale.text).not.toMatch(/cost|yield|margin/);
    const confirmed = await post({ ...body, net_cents: totals.net_cents });
    expect(confirmed.status).toBe(200);
    const [current] = await api.system((tx) =>
      tx
        .select()
        .from(linePrice)
        .where(and(eq(linePrice.lineId, hotel.id), linePrice.isCurrent)),
    );
    expect(current).toMatchObject({ netCents: prices.changes[0].now_cents, source: "rate" });
    expect(current!.version).toBeGreaterThan(1);
    expect(current!.units.every(({ rate, version }) => rate.length === 26 && version >= 1)).toBe(true);
  });

  test("that are the same still are booked without a question", async () => {
    const body = await seen();
    await twoDaysLater();
    expect((await preview()).json.data.prices).toMatchObject({ renewed: true, changes: [] });
    expect((await post(body)).status).toBe(200);
  });

  test("that nobody can name any more are asked for", async () => {
    const [, hotel] = await bought();
    await api.system((tx) => stockFor(tx, fileId, 9));
    await api.system((tx) =>
      tx.execute(
        sql`update rate set closed = true, closed_reason = 'Works' where option_id = ${hotel!.optionId}`,
      ),
    );
    await twoDaysLater();
    const shown = (await preview()).json.data;
    expect(shown.prices.changes).toMatchObject([{ uid: hotel!.uid, now_cents: null }]);
    await post(await seen());
    expect((await bought())[1]).toMatchObject({ status: "OR", priceStatus: "on_request" });
  });

  test("never change what is booked when a rate is edited afterwards", async () => {
    await api.system((tx) => stockFor(tx, fileId, 9));
    await post(await seen());
    const prices = () =>
      api.system(async (tx) =>
        tx.select().from(linePrice).where(ofLines(linePrice.lineId)).orderBy(linePrice.id),
      );
    const booked = await prices();
    await dearer();
    await twoDaysLater();
    await post({ lock_version: 2, net_cents: 0, ...lead });
    expect(await prices()).toEqual(booked);
    const shown = await api.call(path, { token });
    expect(shown.json.data.totals.net_cents).toBe(
      booked.filter(({ isCurrent }) => isCurrent).reduce((sum, { netCents }) => sum + netCents, 0),
    );
  });
});
