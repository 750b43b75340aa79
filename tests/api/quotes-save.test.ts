import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { familyQuote, linesOf, draftCalls, type DraftCalls, slotOf } from "#tests/support/draft-calls.ts";

let calls: DraftCalls;

beforeAll(async () => {
  calls = await draftCalls();
});

const query = `travel_date=${familyQuote.travel_date}&class=standard&rooms=${familyQuote.rooms}`;

describe("a quote that is saved from the price form", () => {
  test("costs to the cent what the form said: lines, rooms, rounding and totals", async () => {
    const said = await calls.price("SAD5", query);
    const quote = await calls.save();
    expect(quote).toMatchObject({
      name: "Family Whitcombe",
      agent_reference: "LB-4711",
      status: "Quote",
      editable: true,
      currency: "NZD",
      class: "standard",
      package: { ref: "SAD5" },
      travel_date: "2027-01-12",
      end_date: "2027-01-16",
      rooms_text: "DB-2-8_SG-1",
      without_price: 0,
      new_total_cents: null,
    });
    expect(quote.totals).toEqual(said.totals);
    expect(quote.rooms).toEqual(said.rooms);
    expect(quote.rounding_cents).toBe(said.rounding_cents);
    expect(linesOf(quote).map(({ name, cents }) => [name, cents])).toEqual(
      said.lines.map(({ name, cents }) => [name, cents]),
    );
    const file = (await calls.ask(`client-files/${quote.reference}`)).json.data;
    expect(file.totals.sell_cents).toBe(said.totals!.sell_cents);
    expect(file.totals.gst_cents).toBe(said.totals!.gst_cents);
  });

  test("says nothing but the net to who buys net", async () => {
    const said = await calls.price("SAD5", query, "manon.quokka");
    const quote = await calls.save({}, "manon.quokka");
    expect(quote.price_mode).toBe("net");
    expect(quote.totals).toEqual(said.totals);
    expect(quote.rooms).toEqual(said.rooms);
  });

  test("keeps of every line the rates that its price and its cost came from", async () => {
    const { reference } = await calls.save();
    const rows = await calls.api.system((tx) =>
      tx
        .select({ price: linePrice, cost: lineCost, slot: serviceLine.packageSlot })
        .from(serviceLine)
        .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
        .innerJoin(linePrice, eq(linePrice.lineId, serviceLine.id))
        .innerJoin(lineCost, eq(lineCost.lineId, serviceLine.id))
        .where(eq(clientFile.reference, reference)),
    );
    const bought = rows.filter(({ slot }) => slot !== "rounding");
    expect(bought.length).toBe(7);
    const sum = (parts: { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);
    for (const { price, cost } of bought) {
      expect(price).toMatchObject({ version: 1, isCurrent: true, source: "rate" });
      expect(sum(price.units) + sum(price.extras)).toBe(price.sellCents);
      expect(sum(cost.units) + sum(cost.extras)).toBe(cost.costCents);
      expect(price.units.every((unit) => unit.rate.length === 26 && unit.version >= 1)).toBe(true);
    }
  });

  test("leaves what has no rate without a price, in red and out of every sum", async () => {
    const whole = await calls.save();
    const quote = await calls.withoutRates("ZQNACREMZQNTERRCE", () => calls.save());
    const red = linesOf(quote).filter(({ cents, taken }) => taken && cents === null);
    expect(quote.without_price).toBe(1);
    expect(red.map(({ option }) => option)).toEqual(["ZQNACREMZQNTERRCE"]);
    expect(quote.totals!.sell_cents!).toBeLessThan(whole.totals!.sell_cents!);
  });

  test("tells the reason of a red line, and that today's rates would price it", async () => {
    await calls.withoutRates("ZQNACREMZQNTERRCE", async () => {
      const { reference } = await calls.save();
      const [red] = linesOf(await calls.show(reference)).filter(({ refusal }) => refusal !== null);
      expect(red!.refusal!.reasons).toEqual([{ code: "NO_RATE", date: "2027-01-15" }]);
      expect(red!.refusal!.remedies.length).toBeGreaterThan(0);
    });
  });

  test("offers the optional services that were not taken, and counts those that were", async () => {
    const without = await calls.save();
    const taken = await calls.save({ optional: [slotOf("4.20")] });
    const optional = (quote: typeof taken) => linesOf(quote).find((line) => line.optional)!;
    expect(optional(without)).toMatchObject({ taken: false, kind: "optional" });
    expect(optional(without).cents).toBeGreaterThan(0);
    expect(optional(taken)).toMatchObject({ taken: true, kind: "included" });
    expect(taken.totals!.sell_cents!).toBeGreaterThan(without.totals!.sell_cents!);
  });

  test("has its party, days, terms, consultant and an entry in the log", async () => {
    const quote = await calls.save();
    expect(quote.travellers.map(({ room, type, age, is_lead }) => [room, type, age, is_lead])).toEqual([
      [1, "A", null, true],
      [1, "A", null, false],
      [1, "C", 8, false],
      [2, "A", null, false],
    ]);
    expect(quote.days.map(({ day_no, date }) => [day_no, date])).toEqual(
      [12, 13, 14, 15, 16].map((day, index) => [index + 1, `2027-01-${day}`]),
    );
    expect(quote.consultant_name).toBeTruthy();
    const [file] = await calls.api.system((tx) =>
      tx.select().from(clientFile).where(eq(clientFile.reference, quote.reference)),
    );
    expect(file).toMatchObject({
      kind: "quote",
      source: "quick_quote",
      priceMode: "commission",
      tariff: "standard",
      lockVersion: 1,
    });
    const log = await calls.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectUid, quote.uid)),
    );
    expect(log.map(({ action, subjectType }) => [action, subjectType])).toEqual([["created", "client-file"]]);
  });

  test("is made once, however often the same form is sent", async () => {
    const named = { ...familyQuote, name: "Sent Twenty Times" };
    const send = () => calls.send("POST", "quotes", named, "emma.larkspur", "twenty-times-the-same");
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, send));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect((await send()).status).toBe(201);
    const files = await calls.api.system((tx) =>
      tx.select().from(clientFile).where(eq(clientFile.name, "Sent Twenty Times")),
    );
    expect(files.length).toBe(1);
  });

  test("is found by its own agency alone", async () => {
    const { reference } = await calls.save();
    expect((await calls.ask(`quotes/${reference}`, "anke.silberfarn")).status).toBe(404);
    expect((await calls.ask(`quotes/${reference.toLowerCase()}`)).status).toBe(200);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ agent_reference: "x".repeat(61) }, "agent_reference"],
    [{ rooms: "DB-0" }, "rooms"],
    [{ travel_date: "2027-02-30" }, "travel_date"],
  ])("is refused with %j beside %s", async (wish, field) => {
    const answer = await calls.send("POST", "quotes", { ...familyQuote, ...wish });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual([field]);
  });

  test("is refused for a day that has passed and for a package of nobody", async () => {
    expect((await calls.send("POST", "quotes", { ...familyQuote, travel_date: "2020-01-01" })).status).toBe(
      422,
    );
    expect((await calls.send("POST", "quotes", { ...familyQuote, package: "NOPE1" })).status).toBe(404);
  });
});
