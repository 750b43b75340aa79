import { beforeEach, expect, test } from "vitest";
import { addDays } from "#api/domain/today.ts";
import { tourCalls, toursOf, type TourCalls } from "#tests/support/tour-calls.ts";

let calls: TourCalls;
type Start = Awaited<ReturnType<TourCalls["starts"]>>[number];
let starts: Start[];
let open: Start;

beforeEach(async () => {
  calls = await tourCalls();
  starts = await calls.starts("SOL");
  open = starts[0]!;
});

test("departures of the file's brand are offered with seats, price and deposit for its party", async () => {
  const draft = await calls.begin(open.dateFrom, { rooms: "SG-1_TR-3_TW-1-8" });
  const page = await calls.list(draft.reference);
  expect(page.seats).toBe(6);
  const offer = page.departures.find(({ uid }) => uid === open.uid)!;
  expect(offer).toMatchObject({
    code: open.code,
    date_from: open.dateFrom,
    date_to: open.dateTo,
    language: "en",
    status: "Open",
    seats_left: 20,
    close_on: open.closeOn,
    obstacles: [],
    cents: 372_000 + 3 * 287_000 + 298_000 + 253_300,
    deposit_cents: 6 * 40_000,
    rooms: [
      { code: "SG", people: 1, cents: 372_000 },
      { code: "TR", people: 3, cents: 861_000 },
      { code: "TW", people: 2, cents: 551_300 },
    ],
  });
  expect(page.departures.every(({ tour }) => tour.code !== "RRC")).toBe(true);
  expect(JSON.stringify(page)).not.toMatch(/228000|cost|held/);
});

test("an agency on net terms reads net amounts and nothing else", async () => {
  const [start] = await calls.starts("RRC");
  const draft = await calls.begin(start!.dateFrom, { name: "manon.quokka" });
  const page = await calls.list(draft.reference, "", "manon.quokka");
  const offer = page.departures.find(({ uid }) => uid === start!.uid)!;
  expect(page.price_mode).toBe("net");
  expect(offer.cents).toBeLessThan(2 * 512_000);
  expect(offer.rooms.reduce((sum, { cents }) => sum + cents, 0)).toBe(offer.cents);
  expect(JSON.stringify(page)).not.toContain("512000");
});

test("what cannot be booked says why, and which departures have room", async () => {
  const [limited, full, cancelled] = starts.slice(1);
  await calls.set(limited!.uid, { sold: 17 });
  await calls.set(full!.uid, { sold: 14, held: 6 });
  await calls.set(cancelled!.uid, { status: "cancelled" });
  const draft = await calls.begin(limited!.dateFrom, { before: 14, days: 60, rooms: "TW-2_TW-2" });
  const { departures } = await calls.list(draft.reference);
  const of = (one: Start | undefined) => departures.find(({ uid }) => uid === one!.uid)!;
  expect(of(limited)).toMatchObject({
    status: "Limited",
    guaranteed: true,
    seats_left: 3,
    obstacles: ["seats"],
  });
  expect(of(full)).toMatchObject({ status: "Full", seats_left: 0, obstacles: ["full"] });
  expect(of(cancelled)).toMatchObject({ status: "Cancelled", obstacles: ["cancelled"], cents: null });
  const free = departures.filter(({ obstacles }) => obstacles.length === 0).map(({ date_from }) => date_from);
  const named = of(full).with_room.map(({ date_from }) => date_from);
  expect(named.length).toBeGreaterThan(0);
  expect(free).toEqual(expect.arrayContaining(named));
});

test("a departure is closed after its last day of sale, and short of singles when these are taken", async () => {
  const draft = await calls.begin(open.dateFrom, { rooms: "SG-1" });
  const [next] = starts.slice(1);
  await calls.set(open.uid, { closeOn: "2020-01-01" });
  await calls.set(next!.uid, { singlesMax: 0 });
  const { departures } = await calls.list(draft.reference);
  const of = (one: Start) => departures.find(({ uid }) => uid === one.uid);
  expect(of(open)).toMatchObject({ status: "Closed", obstacles: ["closed"] });
  expect(of(next!)).toMatchObject({ status: "Open", obstacles: ["singles"] });
});

test("rooms that tours do not sell are named, and nothing has a price then", async () => {
  const draft = await calls.begin(open.dateFrom, { rooms: "TW-1_QD-4_DB-2-2" });
  const page = await calls.list(draft.reference);
  expect(page.problems).toEqual([
    { room: 1, code: "TW", problem: "too_few", people: 1, places: 2 },
    { room: 2, code: "QD", problem: "not_sold", people: 4, places: 0 },
    { room: 3, code: "DB", problem: "too_many", people: 3, places: 2 },
  ]);
  expect(page.departures.every(({ cents }) => cents === null)).toBe(true);
  const answer = await calls.add(draft, open.uid);
  expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ["departure"]]);
});

test("month and tour narrow the list; nothing leaves on a month or a tour of nonsense", async () => {
  const draft = await calls.begin(open.dateFrom, { days: 40 });
  const all = await calls.list(draft.reference);
  const month = all.months[0]!;
  const narrow = await calls.list(draft.reference, `?month=${month}&tour=SOL`);
  expect(narrow.departures.length).toBeGreaterThan(0);
  expect(narrow.departures.every((one) => one.tour.code === "SOL" && one.date_from.startsWith(month))).toBe(
    true,
  );
  for (const nonsense of ["month=soon", "month=2", "tour=XXX"]) {
    expect((await calls.list(draft.reference, `?${nonsense}`)).departures).toEqual([]);
  }
});

test("a chosen departure is one service over its dates, priced with the rest of the quote", async () => {
  const draft = await calls.begin(open.dateFrom);
  const answer = await calls.add(draft, open.uid);
  expect(answer.status, answer.text).toBe(200);
  const after = await calls.show(draft.reference);
  const [line] = toursOf(after);
  expect(line).toMatchObject({
    day_no: 2,
    service_type: "IT",
    option: null,
    date_from: open.dateFrom,
    date_to: open.dateTo,
    qty: 2,
    status: "QU",
    cents: 596_000,
    departure: { code: open.code, obstacles: [], problems: [] },
    may: { swap: true, remove: true },
  });
  expect(after.totals?.sell_cents).toBe(596_000 + after.rounding_cents);
  expect(after.without_price).toBe(0);
  expect(after.new_total_cents).toBe(null);
  expect(after.rooms.flatMap(({ people }) => people).map(({ cents }) => cents)).toEqual([298_000, 298_000]);
  expect((await calls.departure(open.uid)).held).toBe(open.held);
});

test("a tour that goes on beyond the trip makes it longer, and shorter again when it is taken out", async () => {
  const draft = await calls.begin(open.dateFrom, { before: 2, days: 4 });
  const { json } = await calls.add(draft, open.uid);
  expect(json.data.end_date).toBe(open.dateTo);
  expect(json.data.days).toHaveLength(9);
  expect(json.data.days.at(-1)).toMatchObject({ date: open.dateTo, title: "Southern Light" });
  const [line] = toursOf(json.data);
  const removed = await calls.send("PATCH", `quotes/${draft.reference}/services/${line!.uid}`, {
    action: "remove",
    lock_version: json.data.lock_version,
  });
  expect(removed.json.data.end_date).toBe(draft.end_date);
  expect(removed.json.data.days.map(({ title }: { title: string }) => title)).toEqual(
    draft.days.map(({ title }) => title),
  );
  const back = await calls.send("PATCH", `quotes/${draft.reference}/services/${line!.uid}`, {
    action: "restore",
    lock_version: removed.json.data.lock_version,
  });
  expect([back.json.data.end_date, toursOf(back.json.data)[0]?.cents]).toEqual([open.dateTo, 596_000]);
});

test("a tour outside the trip, beside another one or of another brand is refused", async () => {
  const draft = await calls.begin(addDays(open.dateTo, 1), { before: 0 });
  expect((await calls.add(draft, open.uid)).status).toBe(422);
  const [foreign] = await calls.starts("RRC");
  expect((await calls.add(draft, foreign!.uid)).status).toBe(404);
  const other = await calls.begin(open.dateFrom);
  const { json } = await calls.add(other, open.uid);
  expect((await calls.add(json.data, open.uid)).status).toBe(422);
  await calls.set(open.uid, { sold: open.capacity - 1 });
  const late = await calls.begin(open.dateFrom);
  expect((await calls.add(late, open.uid)).json.errors).toHaveProperty("departure");
});

test("a tour is moved to another departure of it, and to none of another tour", async () => {
  const draft = await calls.begin(open.dateFrom, { days: 30 });
  const { json } = await calls.add(draft, open.uid);
  const [line] = toursOf(json.data);
  const page = await calls.list(draft.reference, `?line=${line!.uid}`);
  expect(page.moving).toMatchObject({ date_from: open.dateFrom });
  expect(new Set(page.departures.map(({ tour }) => tour.code))).toEqual(new Set(["SOL"]));
  const next = page.departures.find(({ chosen, obstacles }) => !chosen && obstacles.length === 0)!;
  expect(next.difference_cents).toBe(0);
  const moved = await calls.move(json.data, line!.uid, next.uid);
  expect(moved.status, moved.text).toBe(200);
  expect(toursOf(moved.json.data)).toMatchObject([
    { uid: line!.uid, date_from: next.date_from, cents: 596_000 },
  ]);
  const [another] = (await calls.starts("LWD")).filter(({ dateFrom }) => dateFrom > draft.travel_date);
  const refused = await calls.move(moved.json.data, line!.uid, another!.uid);
  expect([refused.status, refused.json.errors?.departure]).toEqual([422, [expect.any(String)]]);
});

test("a price that was frozen stays until the quote is priced again, then it is that of the departure", async () => {
  const draft = await calls.begin(open.dateFrom);
  const { json } = await calls.add(draft, open.uid);
  await calls.set(open.uid, { prices: { ...open.prices, twin_share: 300_000 }, lockVersion: 2 });
  const before = await calls.show(draft.reference);
  expect([toursOf(before)[0]?.cents, before.new_total_cents]).toEqual([596_000, 600_000]);
  const again = await calls.send("POST", `quotes/${draft.reference}/prices`, {
    lock_version: json.data.lock_version,
  });
  expect(toursOf(again.json.data)[0]?.cents).toBe(600_000);
});

test("a departure that is cancelled later stands in red with its reason", async () => {
  const draft = await calls.begin(open.dateFrom);
  const { json } = await calls.add(draft, open.uid);
  await calls.set(open.uid, { status: "cancelled" });
  const again = await calls.send("POST", `quotes/${draft.reference}/prices`, {
    lock_version: json.data.lock_version,
  });
  expect(toursOf(again.json.data)).toMatchObject([{ cents: null, departure: { obstacles: ["cancelled"] } }]);
  expect(again.json.data).toMatchObject({ totals: null, without_price: 1 });
});

test("a copy takes the nearest departure of the tour, or says that there is none", async () => {
  const draft = await calls.begin(open.dateFrom);
  await calls.add(draft, open.uid);
  const next = starts[1]!;
  const wish = { travel_date: addDays(next.dateFrom, -3), rooms: "TW-2" };
  const shown = await calls.ask(`quotes/${draft.reference}/copy?travel_date=${wish.travel_date}&rooms=TW-2`);
  expect(shown.json.data.copy.lines).toMatchObject([
    { date_from: next.dateFrom, new_cents: 596_000, refusal: null },
  ]);
  const copied = await calls.send("POST", `quotes/${draft.reference}/copies`, { ...wish, name: "Copy" });
  expect(copied.json.data.without_price).toBe(0);
  const copy = await calls.show(copied.json.data.reference);
  expect(toursOf(copy)).toMatchObject([{ date_from: next.dateFrom, day_no: 4, cents: 596_000 }]);
  const far = { ...wish, travel_date: "2029-03-01", name: "Far" };
  const none = await calls.send("POST", `quotes/${draft.reference}/copies`, far);
  expect(none.json.data.without_price).toBe(1);
  const [red] = toursOf(await calls.show(none.json.data.reference));
  expect(red).toMatchObject({ cents: null, departure: { obstacles: ["other_day"] } });
});

test("versions, and so what the client reads, have the tour with everyone's own price", async () => {
  const draft = await calls.begin(open.dateFrom, { rooms: "SG-1_TW-2" });
  await calls.add(draft, open.uid);
  const saved = await calls.send("POST", `client-files/${draft.reference}/quote/versions`, {});
  expect(saved.status, saved.text).toBeLessThan(300);
  const { data } = (await calls.ask(`client-files/${draft.reference}/quote`)).json;
  expect(data.versions.at(-1)).toMatchObject({ total_cents: 968_000 });
});
