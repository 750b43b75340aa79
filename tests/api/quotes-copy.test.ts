import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import type { CopyPrice } from "#contract/sales/quotes/save.ts";
import { draftCalls, linesOf, type DraftCalls } from "#tests/support/draft-calls.ts";

const larkspur = "Larkspur & Finch Travel";
let calls: DraftCalls;

beforeAll(async () => {
  calls = await draftCalls();
});

const twoLater = { travel_date: "2027-02-09", rooms: "DB-2" };
const priceOf = async (reference: string, query: string): Promise<CopyPrice> =>
  (await calls.ask(`quotes/${reference}/copy${query}`)).json.data;

describe("a copy of a quote", () => {
  test("is shown beforehand with what each service cost and would cost", async () => {
    const draft = await calls.save();
    expect((await priceOf(draft.reference, "")).copy).toBeNull();
    const { copy } = await priceOf(draft.reference, "?travel_date=2027-02-09&rooms=DB-2");
    expect(copy).toMatchObject({ travel_date: "2027-02-09", end_date: "2027-02-13" });
    expect(copy!.old_total_cents).toBe(draft.totals!.sell_cents);
    const said = await calls.price("SAD5", "travel_date=2027-02-09&class=standard&rooms=DB-2");
    expect(copy!.new_total_cents).toBe(said.totals!.sell_cents);
    expect(copy!.lines.map(({ old_cents }) => old_cents)).toEqual(linesOf(draft).map(({ cents }) => cents));
  });

  test("has the new date and party, prices of its own and the reference that it came from", async () => {
    const draft = await calls.save();
    const answer = await calls.send("POST", `quotes/${draft.reference}/copies`, {
      ...twoLater,
      name: "Once more",
    });
    expect(answer.status).toBe(201);
    const copy = await calls.show(answer.json.data.reference);
    const said = await calls.price("SAD5", "travel_date=2027-02-09&class=standard&rooms=DB-2");
    expect(copy).toMatchObject({
      name: "Once more",
      related_reference: draft.reference,
      travel_date: "2027-02-09",
      rooms_text: "DB-2",
      editable: true,
    });
    expect(copy.totals).toEqual(said.totals);
    expect((await calls.show(draft.reference)).totals).toEqual(draft.totals);
  });

  test("is shown on the terms that its agency has today, as it is then priced", async () => {
    const draft = await calls.save();
    const terms = (values: Partial<typeof agency.$inferInsert>) =>
      calls.api.system((tx) => tx.update(agency).set(values).where(eq(agency.name, larkspur)));
    const [before] = await calls.api.system((tx) =>
      tx.select().from(agency).where(eq(agency.name, larkspur)),
    );
    await terms({ priceMode: "net", commissionBps: 2_000 });
    const { copy: shown } = await priceOf(draft.reference, "?travel_date=2027-02-09&rooms=DB-2");
    const answer = await calls.send("POST", `quotes/${draft.reference}/copies`, {
      ...twoLater,
      name: "On new terms",
    });
    const copy = await calls.show(answer.json.data.reference);
    await terms({ priceMode: before!.priceMode, commissionBps: before!.commissionBps });
    expect(shown!.new_total_cents).toBe(copy.totals!.net_cents);
    expect(copy.totals!.sell_cents).toBeNull();
    expect(shown!.old_total_cents).toBeLessThan(draft.totals!.sell_cents!);
  });

  test("leaves out what was removed, and has no price for what has no rate any more", async () => {
    const draft = await calls.save();
    const shuttle = linesOf(draft).find(({ service_type }) => service_type === "TR")!;
    await calls.send("PATCH", `quotes/${draft.reference}/services/${shuttle.uid}`, {
      action: "remove",
      lock_version: draft.lock_version,
    });
    const copy = await calls.withoutRates("ZQNACREMZQNTERRCE", async () => {
      const { copy: shown } = await priceOf(draft.reference, "?travel_date=2027-02-09&rooms=DB-2");
      expect(shown!.lines.filter(({ refusal }) => refusal !== null).length).toBe(1);
      const answer = await calls.send("POST", `quotes/${draft.reference}/copies`, {
        ...twoLater,
        name: "Once more",
      });
      expect(answer.json.data.without_price).toBe(1);
      return calls.show(answer.json.data.reference);
    });
    expect(linesOf(copy).some(({ removed }) => removed)).toBe(false);
    expect(linesOf(copy).length).toBe(linesOf(draft).length - 1);
  });

  test("is refused for a day that has passed and to other agencies", async () => {
    const { reference } = await calls.save();
    const path = `quotes/${reference}/copies`;
    const past = await calls.send("POST", path, { ...twoLater, travel_date: "2020-01-01", name: "Past" });
    expect(Object.keys(past.json.errors)).toEqual(["travel_date"]);
    expect((await calls.send("POST", path, { ...twoLater, name: "Theirs" }, "anke.silberfarn")).status).toBe(
      404,
    );
    expect((await calls.ask(`quotes/${reference}/copy`, "anke.silberfarn")).status).toBe(404);
  });
});

describe("a custom quote", () => {
  const wish = {
    name: "From nothing",
    travel_date: "2027-01-12",
    rooms: "DB-2",
    duration_days: 3,
    start_place: "ZQN",
    transport: "rental_car",
  };

  test("begins with its days, and follows the accommodation that is put in", async () => {
    const answer = await calls.send("POST", "custom-quotes", wish);
    expect(answer.status).toBe(201);
    const draft = await calls.show(answer.json.data.reference);
    expect(draft).toMatchObject({ brand: "NZ", package: null, totals: null, end_date: "2027-01-14" });
    expect(draft.days.map(({ day_no, place, lines }) => [day_no, place.code, lines.length])).toEqual([
      [1, "ZQN", 0],
      [2, "ZQN", 0],
      [3, "ZQN", 0],
    ]);
    const added = await calls.send("POST", `quotes/${draft.reference}/services`, {
      lock_version: draft.lock_version,
      option: "ZQNACREMZQNTERRCE",
      date_from: "2027-01-12",
      nights: 2,
    });
    const after: QuoteDraft = added.json.data;
    expect(after.days.map(({ overnight }) => overnight?.code ?? null)).toEqual(["ZQN", "ZQN", null]);
    const [line] = linesOf(after);
    expect(line).toMatchObject({ date_from: "2027-01-12", date_to: "2027-01-14", units: 2 });
    expect(after.totals!.sell_cents).toBe(line!.cents! + after.rounding_cents);
  });

  test.each([
    [{ travel_date: "2020-01-01" }, "travel_date"],
    [{ start_place: "XXX" }, "start_place"],
    [{ duration_days: 0 }, "duration_days"],
    [{ rooms: "" }, "rooms"],
  ])("is refused with %j beside %s", async (more, field) => {
    const answer = await calls.send("POST", "custom-quotes", { ...wish, ...more });
    expect(Object.keys(answer.json.errors)).toEqual([field]);
  });
});
