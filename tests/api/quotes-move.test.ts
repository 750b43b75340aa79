import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, linesOf, type DraftCalls } from "#tests/support/draft-calls.ts";

let calls: DraftCalls;

beforeAll(async () => {
  calls = await draftCalls();
});

const later = "2027-02-09";
const move = ({ reference, lock_version, rooms_text }: QuoteDraft, wish: object, who?: "anke.silberfarn") =>
  calls.send(
    "PUT",
    `quotes/${reference}/trip`,
    { lock_version, travel_date: later, rooms: rooms_text, ...wish },
    who,
  );
const versionsOf = async (reference: string): Promise<number[]> => {
  const rows = await calls.api.system((tx) =>
    tx
      .select({ no: quoteVersion.no })
      .from(quoteVersion)
      .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
      .innerJoin(clientFile, eq(clientFile.id, quote.fileId))
      .where(eq(clientFile.reference, reference))
      .orderBy(quoteVersion.no),
  );
  return rows.map(({ no }) => no);
};
const nameAll = async ({ reference, lock_version, travellers }: QuoteDraft): Promise<QuoteDraft> => {
  const named = travellers.map(({ seq, age }) => ({
    seq,
    first_name: `No. ${seq}`,
    last_name: "Quirk",
    age,
  }));
  const answer = await calls.send("PATCH", `quotes/${reference}`, {
    part: "travellers",
    lock_version,
    travellers: named,
  });
  return answer.json.data;
};
const namesOf = ({ travellers }: QuoteDraft) =>
  travellers.map(({ room, type, first_name, is_lead: leads }) => [room, type, first_name, leads]);

describe("a quote on another date", () => {
  test("keeps its reference, and costs what the package costs then; a version tells what it was", async () => {
    const draft = await calls.save();
    const answer = await move(draft, {});
    expect(answer.status).toBe(200);
    const moved: QuoteDraft = answer.json.data;
    const said = await calls.price("SAD5", `travel_date=${later}&class=standard&rooms=${draft.rooms_text}`);
    expect(moved).toMatchObject({ reference: draft.reference, travel_date: later, end_date: "2027-02-13" });
    expect(moved.totals).toEqual(said.totals);
    expect(moved.days.map(({ date }) => date)).toEqual(
      [9, 10, 11, 12, 13].map((day) => `2027-02-${String(day).padStart(2, "0")}`),
    );
    expect(linesOf(moved).map(({ uid }) => uid)).toEqual(linesOf(draft).map(({ uid }) => uid));
    expect(linesOf(moved)[0]?.date_from).toBe(later);
    expect(await versionsOf(draft.reference)).toEqual([1, 2]);
    // There and back again is the quote as it was.
    const back = await move(moved, { travel_date: draft.travel_date });
    expect(back.json.data.totals).toEqual(draft.totals);
  });

  test("is shown beforehand on the terms of the file", async () => {
    const draft = await calls.save();
    const ofAgency = eq(agency.name, "Larkspur & Finch Travel");
    const [before] = await calls.api.system((tx) => tx.select().from(agency).where(ofAgency));
    const terms = (values: Partial<typeof agency.$inferInsert>) =>
      calls.api.system((tx) => tx.update(agency).set(values).where(ofAgency));
    await terms({ priceMode: "net", commissionBps: 2_000 });
    const query = `travel_date=${later}&rooms=${draft.rooms_text}&terms=own`;
    const { copy } = (await calls.ask(`quotes/${draft.reference}/copy?${query}`)).json.data;
    const moved: QuoteDraft = (await move(draft, {})).json.data;
    await terms({ priceMode: before!.priceMode, commissionBps: before!.commissionBps });
    expect(copy.new_total_cents).toBe(moved.totals!.sell_cents);
  });

  test("keeps as a version what was changed since the last one", async () => {
    const draft = await calls.save();
    const line = linesOf(draft).find(({ may }) => may.remove)!;
    const changed = (await calls.change(draft, line.uid, { action: "remove" })).json.data;
    const moved: QuoteDraft = (await move(changed, {})).json.data;
    expect(await versionsOf(draft.reference)).toEqual([1, 2, 3]);
    expect(linesOf(moved).find(({ uid }) => uid === line.uid)?.removed).toBe(true);
  });

  test("is refused for a day that has passed, to who read an older state, and to other agencies", async () => {
    const draft = await calls.save();
    const past = await move(draft, { travel_date: "2020-01-01" });
    expect(past.status).toBe(422);
    expect(past.json.errors.travel_date).toHaveLength(1);
    expect((await move({ ...draft, lock_version: draft.lock_version - 1 }, {})).status).toBe(409);
    expect((await move(draft, {}, "anke.silberfarn")).status).toBe(404);
    expect((await calls.show(draft.reference)).travel_date).toBe(draft.travel_date);
    expect(await versionsOf(draft.reference)).toEqual([1]);
  });

  test("is left alone where nothing would be another", async () => {
    const draft = await calls.save();
    const same = await move(draft, { travel_date: draft.travel_date });
    expect(same.status).toBe(200);
    expect(same.json.data.lock_version).toBe(draft.lock_version);
  });
});

describe("a quote for another party", () => {
  test("keeps the names of those who stay and prices those who come", async () => {
    const draft = await nameAll(await calls.save());
    expect(draft.rooms_text).toBe("DB-2-8_SG-1");
    const answer = await move(draft, { travel_date: draft.travel_date, rooms: "DB-2_TW-2-8" });
    const grown: QuoteDraft = answer.json.data;
    expect(grown.rooms_text).toBe("DB-2_TW-2-8");
    expect(namesOf(grown)).toEqual([
      [1, "A", "No. 1", true],
      [1, "A", "No. 2", false],
      [2, "C", "No. 3", false],
      [2, "A", "No. 4", false],
      [2, "A", "", false],
    ]);
    const said = await calls.price("SAD5", "travel_date=2027-01-12&class=standard&rooms=DB-2_TW-2-8");
    expect(grown.totals).toEqual(said.totals);
  });

  test("lets go who has no place any more, and always has one who leads", async () => {
    const draft = await nameAll(await calls.save());
    const smaller: QuoteDraft = (await move(draft, { rooms: "SG-1" })).json.data;
    expect(namesOf(smaller)).toEqual([[1, "A", "No. 1", true]]);
    const [row] = await calls.api.system((tx) =>
      tx.select().from(clientFile).where(eq(clientFile.reference, draft.reference)),
    );
    expect(row?.paxCount).toBe(1);
    const again: QuoteDraft = (await move(smaller, { rooms: "DB-2" })).json.data;
    expect(namesOf(again)).toEqual([
      [1, "A", "No. 1", true],
      [1, "A", "", false],
    ]);
    const children: QuoteDraft = (await move(again, { rooms: "SG-0-8" })).json.data;
    expect(namesOf(children)).toEqual([[1, "C", "", true]]);
  });
});

test("as many statements move a quote, however many travel", async () => {
  const counted = await draftCalls({ counting: true });
  const statements = async (rooms: string, wanted: string): Promise<number> => {
    const { reference, lock_version } = await counted.save({ rooms });
    const before = counted.queries();
    const body = { lock_version, travel_date: later, rooms: wanted };
    const answer = await counted.send("PUT", `quotes/${reference}/trip`, body);
    expect(answer.status).toBe(200);
    return counted.queries() - before;
  };
  const few = await statements("DB-2", "DB-2_SG-1");
  expect(await statements("DB-2_DB-2_DB-2", "DB-2_DB-2_DB-2_TR-3_SG-1")).toBe(few);
});
