import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { lineAvailability } from "#api/db/schema/line-availability.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { allotmentHold, supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { AvailabilityCheck } from "#contract/sales/bookings/availability.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";
import { asTold, told } from "#tests/support/told-events.ts";

let world: Awaited<ReturnType<typeof quoteWorld>>;
beforeEach(async () => {
  world = await quoteWorld();
});

const path = "NZFI100005/availability";
const check = async () => {
  const answer = await world.call(path, { method: "POST" });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data as AvailabilityCheck;
};
const statuses = async () => (await world.bought()).map(({ status }) => status);
const system: (typeof world)["api"]["system"] = (work) => world.api.system(work);
/** Everything on all days, but the second service not on its last day and the third one not at all. */
const someStock = async () => {
  const [, second, third] = await world.bought();
  await system(async (tx) => {
    await stockFor(tx, world.fileId, 9);
    const lastNight = sql`(select max(a.date) from allotment a
      where a.option_id = ${second!.optionId} and a.date < ${second!.dateTo})`;
    await tx
      .update(allotment)
      .set({ max: 0 })
      .where(and(eq(allotment.optionId, second!.optionId!), eq(allotment.date, lastNight)));
    await tx
      .update(allotment)
      .set({ stopSell: true, stopSellReason: "Closed" })
      .where(eq(allotment.optionId, third!.optionId!));
  });
  const nights = await system((tx) =>
    tx
      .select({ date: allotment.date })
      .from(allotment)
      .where(and(eq(allotment.optionId, second!.optionId!), eq(allotment.max, 0)))
      .orderBy(asc(allotment.date)),
  );
  return { fullOn: nights[0]!.date, stoppedOn: third!.dateFrom };
};

describe("a check of availability", () => {
  test("says of every service what it would become, why and on which day, and holds nothing", async () => {
    const { fullOn, stoppedOn } = await someStock();
    const before = await world.file();
    const found = await check();
    const checked_at = world.api.parts.now().toISOString();
    expect(found).toMatchObject({ reference: "NZFI100005", available: 1, on_request: 2 });
    expect(found.lines.map(({ uid: _uid, ...line }) => line)).toEqual([
      { status: "AV", reason: "stock", day: null, checked_at },
      { status: "OR", reason: "no_stock", day: fullOn, checked_at },
      { status: "OR", reason: "stop_sell", day: stoppedOn, checked_at },
    ]);
    expect(await statuses()).toEqual(["AV", "OR", "OR"]);
    const held = await system((tx) =>
      tx.select().from(allotmentHold).where(world.ofLines(allotmentHold.lineId)),
    );
    const asked = await system((tx) =>
      tx.select().from(supplierRequest).where(world.ofLines(supplierRequest.lineId)),
    );
    expect([held, asked]).toEqual([[], []]);
    expect(await world.file()).toEqual(before);
  });

  test("tells the open pages of the file which services stand otherwise, and nothing where none does", async () => {
    await someStock();
    const { sent } = world.api;
    sent.length = 0;
    await check();
    await check();
    const { uid, lockVersion } = await world.file();
    const lines = asTold(await world.bought());
    expect(told(sent, "line.status")).toEqual([{ file_uid: uid, lock_version: lockVersion, lines }]);
    expect(sent.map(({ event, channels }) => [event, channels])).toEqual([
      ["line.status", [`private-client-file.${uid}`]],
    ]);
  });

  test("agrees with what requesting the booking would do", async () => {
    await someStock();
    const found = await check();
    const { lines } = (await world.preview()).json.data;
    expect(lines.map(({ uid, outcome }: { uid: string; outcome: string }) => [uid, outcome])).toEqual(
      found.lines.map(({ uid, status }) => [uid, status === "AV" ? "instant" : "request"]),
    );
  });

  test("tells an agency no number of our stock and no cost", async () => {
    await someStock();
    const text = JSON.stringify(await check());
    expect(text).not.toMatch(/max|used|held|release_days|cost|qty|Closed/);
  });

  test("asks for what has an open price, whatever the stock has", async () => {
    const [first] = await world.bought();
    await system(async (tx) => {
      await stockFor(tx, world.fileId, 9);
      await tx.update(serviceLine).set({ priceStatus: "estimate" }).where(eq(serviceLine.id, first!.id));
    });
    expect((await check()).lines[0]).toMatchObject({ status: "OR", reason: "price_open", day: null });
  });

  test("gives the answer of the last ten minutes again and writes nothing, then asks anew", async () => {
    await system((tx) => stockFor(tx, world.fileId, 9));
    const first = await check();
    await system((tx) => tx.update(allotment).set({ max: 0 }));
    world.api.clock.advance({ minutes: 9 });
    const logged = () => system((tx) => tx.$count(auditLog, eq(auditLog.action, "availability-checked")));
    const before = await logged();
    expect(await check()).toEqual(first);
    expect(await logged()).toBe(before);
    world.api.clock.advance({ minutes: 1 });
    const later = await check();
    expect(later).toMatchObject({ available: 0, on_request: 3 });
    expect(later.lines[0]!.checked_at).toBe(world.api.parts.now().toISOString());
  });

  test("twenty times at once gives one answer and is logged once", async () => {
    await someStock();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.call(path, { method: "POST" })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const logged = await system((tx) =>
      tx
        .select({ type: auditLog.subjectType, after: auditLog.after })
        .from(auditLog)
        .where(eq(auditLog.action, "availability-checked"))
        .orderBy(auditLog.seq),
    );
    expect(logged.map(({ type }) => type)).toEqual(["client-file", ...Array(3).fill("service-line")]);
    expect(logged[0]!.after).toEqual({ available: 1, on_request: 2 });
  });

  test("asks anew about a line that is another one by now, and keeps the answers of the others", async () => {
    await system((tx) => stockFor(tx, world.fileId, 9));
    const first = await check();
    const [, second] = await world.bought();
    await system((tx) => tx.update(serviceLine).set({ adults: 3 }).where(eq(serviceLine.id, second!.id)));
    world.api.clock.advance({ minutes: 5 });
    const again = await check();
    expect(again.lines[0]).toEqual(first.lines[0]);
    expect(again.lines[1]!.checked_at).toBe(world.api.parts.now().toISOString());
  });

  test("of another agency's quote is not found, and a booking is not checked", async () => {
    const token = await world.api.signIn("emma.larkspur");
    const ask = { method: "POST", token };
    expect((await world.api.call(`/api/agent/client-files/${path}`, ask)).status).toBe(404);
    await world.post(await world.seen());
    expect((await world.call(path, { method: "POST" })).status).toBe(409);
  });

  test("is made by the office for its agency, and not by who may only look", async () => {
    await someStock();
    const { uid } = await world.file();
    const by = async (who: string) =>
      world.api.call(`/api/office/client-files/${uid}/availability`, {
        method: "POST",
        token: await world.api.signIn(who),
      });
    expect((await by("readonly")).status).toBe(403);
    const answer = await by("consultant");
    expect(answer.json.data).toMatchObject({ available: 1, on_request: 2 });
    expect(await check()).toEqual(answer.json.data);
  });
});

describe("a quote that was checked", () => {
  test("is booked as any other: what is available is held, the rest is asked for", async () => {
    await someStock();
    await check();
    const answer = await world.post(await world.seen());
    expect(answer.status).toBe(200);
    expect(await statuses()).toEqual(["AL", "OR", "OR"]);
    const asked = await system((tx) =>
      tx.select().from(supplierRequest).where(world.ofLines(supplierRequest.lineId)),
    );
    expect(asked).toHaveLength(2);
  });

  test("keeps what was frozen of it, and a version saved after a check differs in nothing", async () => {
    const base = "NZFI100005/quote";
    const versions = () =>
      system((tx) =>
        tx
          .select({ hash: quoteVersion.hash, snapshot: quoteVersion.snapshot })
          .from(quoteVersion)
          .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
          .where(eq(quote.fileId, world.fileId))
          .orderBy(quoteVersion.no),
      );
    await someStock();
    await world.call(`${base}/versions`, { method: "POST", body: {} });
    await check();
    await world.call(`${base}/versions`, { method: "POST", body: { label: "After the check" } });
    const [one, two] = (await versions()).slice(-2);
    expect(two!.snapshot).toEqual(one!.snapshot);
    expect(two!.hash).toBe(one!.hash);
    const { data } = (await world.call(`${base}/comparison?from=1&to=2`)).json;
    expect(data.lines).toEqual([]);
  });

  test("is copied as a quote that nobody checked", async () => {
    await someStock();
    await check();
    const answer = await world.api.call("/api/agent/quotes/NZFI100005/copies", {
      method: "POST",
      token: await world.api.signIn("jonas.silberfarn"),
      body: { travel_date: "2027-08-09", rooms: "DB-2", name: "Once more", agent_reference: "" },
    });
    expect(answer.status, answer.text).toBe(201);
    const lines = await system((tx) =>
      tx
        .select({ status: serviceLine.status, checked: lineAvailability.reason })
        .from(serviceLine)
        .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
        .leftJoin(lineAvailability, eq(lineAvailability.lineId, serviceLine.id))
        .where(
          and(
            eq(clientFile.reference, answer.json.data.reference),
            inArray(serviceLine.status, ["QU", "AV", "OR"]),
          ),
        ),
    );
    expect(new Set(lines.map(({ status, checked }) => `${status} ${checked}`))).toEqual(new Set(["QU null"]));
  });
});
