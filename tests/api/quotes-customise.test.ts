import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { quote } from "#api/db/schema/quote.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, lineOn, linesOf, type DraftCalls, slotOf } from "#tests/support/draft-calls.ts";

let calls: DraftCalls;

beforeAll(async () => {
  calls = await draftCalls();
});

const sumOf = (draft: QuoteDraft) =>
  linesOf(draft)
    .filter(({ taken }) => taken)
    .reduce((sum, { cents }) => sum + (cents ?? 0), draft.rounding_cents);

describe("a service of a quote", () => {
  test("is swapped for a substitute of the package, which stands first", async () => {
    const draft = await calls.save();
    const shuttle = lineOn(draft, 1, "TR");
    const offered = await calls.replacements(draft, shuttle.uid);
    expect(offered[0]).toMatchObject({ option: "CHCTRTWOCHCVANPRV", substitute: true });
    expect(offered.map(({ option }) => option)).not.toContain(shuttle.option);
    expect(offered[0]!.difference_cents).toBe(offered[0]!.cents - shuttle.cents!);
    const answer = await calls.change(draft, shuttle.uid, { action: "swap", option: "CHCTRTWOCHCVANPRV" });
    expect(answer.status).toBe(200);
    const after: QuoteDraft = answer.json.data;
    expect(lineOn(after, 1, "TR")).toMatchObject({
      uid: shuttle.uid,
      option: "CHCTRTWOCHCVANPRV",
      cents: offered[0]!.cents,
    });
    expect(after.lock_version).toBe(draft.lock_version + 1);
    expect(after.totals!.sell_cents).toBe(sumOf(after));
  });

  test("keeps every price that it ever had, and the log says what was done", async () => {
    const draft = await calls.save();
    const shuttle = lineOn(draft, 1, "TR");
    await calls.change(draft, shuttle.uid, { action: "swap", option: "CHCTRTWOCHCVANPRV" });
    const prices = await calls.api.system((tx) =>
      tx
        .select({ version: linePrice.version, current: linePrice.isCurrent })
        .from(linePrice)
        .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
        .where(eq(serviceLine.uid, shuttle.uid))
        .orderBy(linePrice.version),
    );
    expect(prices).toEqual([
      { version: 1, current: false },
      { version: 2, current: true },
    ]);
    const log = await calls.api.system((tx) =>
      tx
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectUid, draft.uid))
        .orderBy(auditLog.id),
    );
    expect(log.map(({ action }) => action)).toEqual(["created", "service_swapped"]);
  });

  test("is removed and put back, and the totals follow", async () => {
    const draft = await calls.save();
    const shuttle = lineOn(draft, 1, "TR");
    expect(shuttle.may.remove).toBe(true);
    const without: QuoteDraft = (await calls.change(draft, shuttle.uid, { action: "remove" })).json.data;
    expect(lineOn(without, 1, "TR")).toMatchObject({ removed: true, taken: false });
    expect(without.totals!.sell_cents!).toBeLessThan(draft.totals!.sell_cents!);
    expect(without.totals!.sell_cents).toBe(sumOf(without));
    const back: QuoteDraft = (await calls.change(without, shuttle.uid, { action: "restore" })).json.data;
    expect(back.totals).toEqual(draft.totals);
    expect(back.rooms).toEqual(draft.rooms);
  });

  test("that the author of the package holds on to stays", async () => {
    const draft = await calls.save();
    const hotel = lineOn(draft, 1, "AC");
    expect(hotel.may.remove).toBe(false);
    for (const action of ["remove", "leave"])
      expect((await calls.change(draft, hotel.uid, { action })).status, action).toBe(409);
    expect(await calls.show(draft.reference)).toEqual(draft);
  });

  test("that is optional is taken and left again", async () => {
    const draft = await calls.save();
    const cruise = lineOn(draft, 4, "CR");
    const taken: QuoteDraft = (await calls.change(draft, cruise.uid, { action: "take" })).json.data;
    const said = await calls.save({ optional: [slotOf("4.20")] });
    expect(taken.totals).toEqual(said.totals);
    const left: QuoteDraft = (await calls.change(taken, cruise.uid, { action: "leave" })).json.data;
    expect(left.totals).toEqual(draft.totals);
  });

  test("without a rate is red until an alternative of its place and dates replaces it", async () => {
    const option = lineOn(await calls.save(), 1, "TR").option!;
    await calls.withoutRates(option, async () => {
      const draft = await calls.save();
      const red = linesOf(draft).find((line) => line.option === option)!;
      expect(red).toMatchObject({ cents: null, may: { swap: true, remove: true } });
      const [first] = await calls.replacements(draft, red.uid);
      expect(first!.difference_cents).toBeNull();
      const answer = await calls.change(draft, red.uid, { action: "swap", option: first!.option });
      const after: QuoteDraft = answer.json.data;
      expect(after.without_price).toBe(0);
      expect(linesOf(after).find(({ uid }) => uid === red.uid)!.cents).toBe(first!.cents);
      expect(after.totals!.sell_cents).toBe(sumOf(after));
    });
  });

  test("is over when what replaces it is over", async () => {
    const draft = await calls.save({ optional: [slotOf("4.20")] });
    const cruise = lineOn(draft, 4, "CR");
    expect([cruise.start_time, cruise.end_time]).toEqual(["1800", "1930"]);
    const answer = await calls.change(draft, cruise.uid, { action: "swap", option: "ZQNATMISZQNDUSKWK" });
    const after: QuoteDraft = answer.json.data;
    expect(linesOf(after).find(({ uid }) => uid === cruise.uid)).toMatchObject({
      start_time: "1800",
      end_time: "2000",
    });
  });

  test("is not swapped for what has no price, and not for what is elsewhere", async () => {
    const draft = await calls.save();
    const shuttle = lineOn(draft, 1, "TR");
    const answer = await calls.change(draft, shuttle.uid, { action: "swap", option: "ZQNCRSILZQNLAKE90" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual(["option"]);
  });

  test("is put into a day, and taken out again", async () => {
    const draft = await calls.save();
    const add = (body: object) =>
      calls.send("POST", `quotes/${draft.reference}/services`, { lock_version: draft.lock_version, ...body });
    const wish = { option: "ZQNCRSILZQNLAKE90", date_from: "2027-01-16" };
    const outside = await add({ ...wish, date_from: "2027-01-17" });
    expect(Object.keys(outside.json.errors)).toEqual(["date_from"]);
    const closed = await add({ ...wish, option: "ZQNCRSILZQNGONE01" });
    expect(Object.keys(closed.json.errors)).toEqual(["option"]);
    const answer = await add(wish);
    expect(answer.status).toBe(200);
    const after: QuoteDraft = answer.json.data;
    const added = lineOn(after, 5, "CR");
    expect(added).toMatchObject({ date_from: "2027-01-16", taken: true, may: { remove: true } });
    expect(after.totals!.sell_cents).toBe(sumOf(after));
    const gone = await calls.change(after, added.uid, { action: "remove" });
    expect(gone.json.data.totals).toEqual(draft.totals);
  });
});

describe("a quote", () => {
  test("that somebody changed meanwhile is answered as it is now, and stays so", async () => {
    const draft = await calls.save();
    const shuttle = lineOn(draft, 1, "TR");
    await calls.change(draft, shuttle.uid, { action: "remove" });
    const late = await calls.send("PATCH", `quotes/${draft.reference}`, {
      part: "references",
      lock_version: draft.lock_version,
      name: "Too late",
    });
    expect(late.status).toBe(409);
    expect(late.json.current).toMatchObject({ lock_version: draft.lock_version + 1, name: draft.name });
  });

  test("keeps names, ages and the client's details; an age of a child changes the price", async () => {
    const draft = await calls.save();
    const travellers = draft.travellers.map(({ seq, age }) => ({
      seq,
      title: "Ms",
      first_name: `First ${seq}`,
      last_name: "Whitcombe",
      age: age === 8 ? 15 : age,
    }));
    const say = (at: QuoteDraft, body: object) =>
      calls.send("PATCH", `quotes/${draft.reference}`, { lock_version: at.lock_version, ...body });
    const contact = { name: "Ada Whitcombe", email: "ada@example.test", phone: "", country: "NZ" };
    const named = (await say(draft, { part: "contact", ...contact })).json.data;
    const noted = await say(named, { part: "references", name: "Whitcombe", remarks: "Late arrival" });
    const answer = await say(noted.json.data, { part: "travellers", travellers });
    expect([answer.status, answer.json.errors]).toEqual([200, undefined]);
    const after: QuoteDraft = answer.json.data;
    expect(after).toMatchObject({
      name: "Whitcombe",
      remarks: "Late arrival",
      agent_reference: null,
      client_contact: { ...contact, phone: null, address: null },
    });
    expect(after.travellers[2]).toMatchObject({ first_name: "First 3", type: "A", age: 15 });
    expect(after.totals!.sell_cents!).not.toBe(draft.totals!.sell_cents!);
    expect(after.totals!.sell_cents).toBe(sumOf(after));
  });

  test("refuses a date of birth after the journey beside it", async () => {
    const draft = await calls.save();
    const answer = await calls.send("PATCH", `quotes/${draft.reference}`, {
      part: "travellers",
      lock_version: draft.lock_version,
      travellers: [{ seq: 1, date_of_birth: "2028-01-01" }],
    });
    expect(Object.keys(answer.json.errors)).toEqual(["travellers.0.date_of_birth"]);
  });

  test("that was accepted is only read", async () => {
    const draft = await calls.save();
    await calls.api.system((tx) =>
      tx.update(quote).set({ status: "Converted" }).where(eq(quote.status, "Draft")),
    );
    expect((await calls.show(draft.reference)).editable).toBe(false);
    const answer = await calls.send("PATCH", `quotes/${draft.reference}`, {
      part: "references",
      lock_version: draft.lock_version,
      name: "No more",
    });
    expect(answer.status).toBe(409);
    expect(answer.json.message).toBe("This file is a booking. Its quote stays as it was.");

    await calls.api.system((tx) =>
      tx.update(quote).set({ status: "Accepted" }).where(eq(quote.status, "Converted")),
    );
    const accepted = await calls.send("PATCH", `quotes/${draft.reference}`, {
      part: "references",
      lock_version: draft.lock_version,
      name: "No more",
    });
    expect(accepted.json.message).toBe("The quote has been accepted and stays as it is.");
  });

  test("is changed by its own agency alone", async () => {
    const draft = await calls.save();
    const path = `quotes/${draft.reference}`;
    const body = { part: "references", lock_version: draft.lock_version, name: "Not yours" };
    expect((await calls.send("PATCH", path, body, "anke.silberfarn")).status).toBe(404);
    expect((await calls.send("POST", `${path}/prices`, body, "anke.silberfarn")).status).toBe(404);
  });

  test("says what its services cost today where that is something else, and takes it when told", async () => {
    const option = "ZQNACREMZQNTERRCE";
    const draft = await calls.withoutRates(option, () => calls.save());
    const now = await calls.show(draft.reference);
    expect(now.new_total_cents!).toBeGreaterThan(draft.totals!.sell_cents!);
    const answer = await calls.send("POST", `quotes/${draft.reference}/prices`, {
      lock_version: draft.lock_version,
    });
    expect(answer.json.data).toMatchObject({ without_price: 0, new_total_cents: null });
    expect(answer.json.data.totals.sell_cents).toBe(now.new_total_cents);
  });
});
