import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import type { Database } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { notification } from "#api/db/schema/notification.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { readSubmission } from "#api/modules/files/client-file/submission.ts";
import { tellStock } from "#api/modules/sales/supplier-requests/tell-stock.ts";
import { countingQueries } from "#tests/support/count-queries.ts";
import { expireQuotes } from "#api/modules/sales/quote-versions/expire-quotes.ts";
import { changeWorld, later } from "#tests/support/change-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

let world: Awaited<ReturnType<typeof changeWorld>>;
beforeEach(async () => {
  world = await changeWorld();
});

const system: (typeof world)["api"]["system"] = (work) => world.api.system(work);
/** Mails to suppliers, in their order. */
const told = () =>
  system((tx) =>
    tx
      .select({
        kind: outboxMessage.kind,
        to: outboxMessage.toAddress,
        locale: outboxMessage.locale,
        params: outboxMessage.params,
      })
      .from(outboxMessage)
      .where(eq(outboxMessage.audience, "supplier"))
      .orderBy(outboxMessage.id),
  );
const rung = () =>
  system((tx) =>
    tx
      .select({ who: user.username, kind: notification.kind, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(and(eq(user.audience, "supplier"), inArray(notification.kind, kinds)))
      .orderBy(notification.id),
  );
const kinds = ["allotment.sold", "allotment.given-back", "allotment.changed"] as const;
const suppliersOf = async () => {
  const ids = [...new Set((await world.bought()).map(({ supplierId }) => supplierId!))];
  const rows = await system((tx) => tx.select().from(supplier).where(inArray(supplier.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
};
/** The hotel of the file; it and one more service are of Steamvale, which has accounts. */
const hotelOf = async () => (await world.bought()).find(({ serviceType }) => serviceType === "AC")!;
const cancel = async () => {
  const { data } = (await world.get("/cancellation")).json;
  return world.call("NZFI100005/cancel", {
    method: "POST",
    body: {
      lock_version: data.lock_version,
      fee_cents: data.fee_cents,
      fee_accepted: true,
      reason: "The clients fell ill.",
    },
  });
};

describe("a sale from the stock that a supplier gave us", () => {
  test("is told once to each supplier, however many services are its own and however often it is asked for", async () => {
    const suppliers = await suppliersOf();
    const lines = await world.bought();
    expect(suppliers.size).toBeLessThan(lines.length);
    await system((tx) => stockFor(tx, world.fileId, 9));
    const body = await world.seen();
    await Promise.all(Array.from({ length: 20 }, () => world.post(body)));
    const mails = await told();
    expect(mails.map(({ kind }) => kind)).toEqual([...suppliers].map(() => "stock-sold"));
    expect(new Set(mails.map(({ to }) => to))).toEqual(
      new Set([...suppliers.values()].map(({ emailReservations }) => emailReservations)),
    );
    for (const { name, params } of mails.map((mail) => ({ ...mail, name: mail.params["name"] }))) {
      const [own] = [...suppliers.values()].filter((one) => one.name === name);
      const services = String(params["sold"]).split("\n\n");
      expect(services).toHaveLength(lines.filter(({ supplierId }) => supplierId === own!.id).length);
      expect(params).toMatchObject({ reference: "NZFI100005", back: "" });
      expect(params["travellers"]).toMatch(/^Frau Lena Groß/);
    }
  });

  test("rings at the accounts of the supplier, who find it by the link", async () => {
    await world.book();
    const news = await rung();
    expect(news.map(({ who, kind }) => [who, kind])).toEqual([
      ["desk.steamvale", "allotment.sold"],
      ["front.steamvale", "allotment.sold"],
    ]);
    const { name } = await world.file();
    expect(news[0]!.facts).toEqual({ reference: "NZFI100005", file_name: name, services: 2 });
    const token = await world.api.signIn("desk.steamvale");
    const bell = await world.api.call("/api/public/notifications", { token });
    expect(bell.json.data[0]).toMatchObject({ kind: "allotment.sold", facts: news[0]!.facts });
    const list = await world.api.call("/api/supplier/bookings?filter[reference]=NZFI100005", { token });
    expect(list.json.data.map(({ status }: { status: string }) => status)).toEqual(["AL", "AL"]);
  });

  test("tells no price and no service of another supplier", async () => {
    const hotel = await hotelOf();
    await world.book();
    const mail = (await told()).find(({ to }) => to.includes("steamvale"))!;
    const others = (await world.bought()).filter(({ supplierId }) => supplierId !== hotel.supplierId);
    expect(others).toHaveLength(1);
    const text = JSON.stringify(mail.params);
    expect(text).toContain(hotel.name.en);
    for (const { name } of others) expect(text).not.toContain(name.en);
    const prices = await world.netOfFile();
    expect(text).not.toMatch(new RegExp(`cents|sell|net_|commission|NZD|${prices / 100}`));
  });

  test("is in the language of whoever works at the supplier, and in the brand's where nobody does", async () => {
    await system((tx) => tx.update(user).set({ locale: "fr" }).where(eq(user.username, "desk.steamvale")));
    await world.book();
    const mails = await told();
    expect(mails.find(({ to }) => to.includes("steamvale"))!.locale).toBe("fr");
    expect(mails.find(({ to }) => !to.includes("steamvale"))!.locale).toBe("en");
  });

  test("is told to nobody at a supplier that does not want to know, nor where it has to be asked for", async () => {
    const hotel = await hotelOf();
    await system((tx) => tx.update(supplier).set({ tellsStock: false }).where(eq(supplier.code, "STEROT")));
    const other = (await world.bought()).find(({ supplierId }) => supplierId !== hotel.supplierId)!;
    await system((tx) =>
      tx
        .update(serviceLine)
        .set({ priceStatus: "on_request" })
        .where(and(eq(serviceLine.fileId, world.fileId), ne(serviceLine.id, hotel.id))),
    );
    await world.book();
    expect((await world.bought()).find(({ id }) => id === hotel.id)!.status).toBe("AL");
    expect(other).toBeDefined();
    expect([await told(), await rung()]).toEqual([[], []]);
  });
});

describe("what goes back to a supplier", () => {
  test("with a cancellation is told once, as it was", async () => {
    const hotel = await hotelOf();
    await world.book();
    const before = (await told()).find(({ to }) => to.includes("steamvale"))!;
    await Promise.all(Array.from({ length: 10 }, cancel));
    const mails = (await told()).filter(({ to }) => to.includes("steamvale"));
    expect(mails.map(({ kind }) => kind)).toEqual(["stock-sold", "stock-given-back"]);
    expect(mails[1]!.params).toMatchObject({ sold: "", back: before.params["sold"] });
    expect((await rung()).map(({ kind }) => kind)).toEqual([
      ...["allotment.sold", "allotment.sold"],
      ...["allotment.given-back", "allotment.given-back"],
    ]);
    expect(hotel.status).toBe("QU");
  });

  test("with other dates is told with what is sold instead, in one mail", async () => {
    await world.book();
    const { travelDate } = await world.file();
    const moved = later(1, travelDate);
    await system((tx) =>
      tx.execute(sql`insert into allotment (option_id, date, unit, max)
        select distinct option_id, date + 1, unit, max from allotment
        on conflict (option_id, date, agency_id) do nothing`),
    );
    const preview = await world.change(`?travel_date=${moved}`);
    expect(preview.proposal!.instant, JSON.stringify(preview.proposal)).toBe(true);
    const answer = await world.send(preview, { travel_date: moved });
    expect(answer.status, answer.text).toBe(200);
    const mails = (await told()).filter(({ to }) => to.includes("steamvale"));
    expect(mails.map(({ kind }) => kind)).toEqual(["stock-sold", "stock-changed"]);
    expect(mails[1]!.params["back"]).toBe(mails[0]!.params["sold"]);
    expect(mails[1]!.params["sold"]).not.toBe(mails[0]!.params["sold"]);
    expect((await rung()).at(-1)!.kind).toBe("allotment.changed");
  });

  test("with a quote that runs out is told by the product itself", async () => {
    const hotel = await hotelOf();
    await system(async (tx) => {
      await tx.update(serviceLine).set({ status: "AL" }).where(eq(serviceLine.id, hotel.id));
      await tx.update(clientFile).set({ travelDate: "2026-11-19" }).where(eq(clientFile.id, world.fileId));
    });
    await expireQuotes(world.api.parts);
    await expireQuotes(world.api.parts);
    const mails = await told();
    expect(mails.map(({ kind, params }) => [kind, params["sold"]])).toEqual([["stock-given-back", ""]]);
    expect((await rung()).map(({ kind }) => kind)).toEqual(["allotment.given-back", "allotment.given-back"]);
  });
});

describe("whether a supplier is told", () => {
  const say = async (on: boolean, who = "desk.steamvale") =>
    world.api.call("/api/supplier/stock-notices", {
      method: "PUT",
      token: await world.api.signIn(who),
      body: { on },
    });
  const desk = async (who: string) =>
    (await world.api.call("/api/supplier/desk", { token: await world.api.signIn(who) })).json.data;

  test("is said by its manager, for its own supplier alone, and stands in the log once", async () => {
    expect((await desk("desk.steamvale")).stock_notices).toMatchObject({ on: true });
    expect((await say(false)).json.data.on).toBe(false);
    expect((await say(false)).status).toBe(200);
    expect((await desk("desk.steamvale")).stock_notices.on).toBe(false);
    expect((await desk("desk.starbasin")).stock_notices.on).toBe(true);
    const logged = await system((tx) =>
      tx.select({ after: auditLog.after }).from(auditLog).where(eq(auditLog.subjectType, "supplier")),
    );
    expect(logged).toEqual([{ after: { tells_stock: false } }]);
    await world.book();
    expect((await told()).map(({ to }) => to).filter((to) => to.includes("steamvale"))).toEqual([]);
    expect(await rung()).toEqual([]);
  });

  test("is nothing that its staff sees or changes", async () => {
    expect((await desk("front.steamvale")).stock_notices).toBeNull();
    expect((await say(false, "front.steamvale")).status).toBe(403);
  });
});

test("many services of many suppliers take as many statements as one", async () => {
  await system((tx) =>
    tx
      .update(serviceLine)
      .set({ status: "AL" })
      .where(and(eq(serviceLine.fileId, world.fileId), isNotNull(serviceLine.optionId))),
  );
  const statements = async (services: number) => {
    const counting = countingQueries(world.api.parts.database);
    const file = await system((tx) => readSubmission(tx, world.fileId, { lock: false }));
    const lines = file.lines.filter(({ optionId }) => optionId !== null).slice(-services);
    const teller = { ...world.api.parts, account: null, requestId: "test" };
    const database: Database = counting.database;
    await database.inScope({ audience: "system" }, (tx) =>
      tellStock(tx, { ...file, lines: [] }, { ...file, lines }, teller),
    );
    return counting.count() + counting.written();
  };
  const one = await statements(1);
  expect(await told()).toHaveLength(1);
  expect(await statements(3)).toBe(one);
  expect(await told()).toHaveLength(3);
});
