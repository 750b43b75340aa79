import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { expireHolds } from "#api/modules/tours/departures/expire-holds.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { recordedLocks } from "#tests/support/recorded-locks.ts";
import { tourCalls, type TourCalls } from "#tests/support/tour-calls.ts";
import { asTold, told } from "#tests/support/told-events.ts";

let calls: TourCalls;
type Start = Awaited<ReturnType<TourCalls["starts"]>>[number];
let open: Start;
let quote: QuoteDraft;

beforeEach(async () => {
  calls = await tourCalls();
  [open] = (await calls.starts("SOL")) as [Start];
  await calls.onCredit("LARBRI", "prepay");
  quote = await onTour();
});

async function onTour(): Promise<QuoteDraft> {
  const draft = await calls.begin(open.dateFrom, { rooms: "SG-1_TW-2" });
  const { json } = await calls.add(draft, open.uid);
  return json.data;
}

const path = ({ reference }: QuoteDraft, rest: string) => `client-files/${reference}/${rest}`;
const preview = async (draft: QuoteDraft) => (await calls.ask(path(draft, "request"))).json.data;
const lead = { title: "Ms", first_name: "Ida", last_name: "Lark", terms_accepted: true };

async function request(draft: QuoteDraft) {
  const { lock_version, totals } = await preview(draft);
  return calls.send("POST", path(draft, "submit"), { lock_version, net_cents: totals.net_cents, ...lead });
}

const lineOf = async ({ reference }: QuoteDraft) => {
  const [row] = await calls.api.system((tx) =>
    tx
      .select({ line: serviceLine })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(eq(clientFile.reference, reference))
      .then((rows) => rows.filter(({ line }) => line.departureId !== null)),
  );
  return row!.line;
};

test("requesting holds the seats for three days, and the service is secured", async () => {
  const before = await preview(quote);
  expect(before.lines).toMatchObject([{ outcome: "instant", reason: "seats_held" }]);
  expect(before.short_tours).toEqual([]);
  const answer = await request(quote);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.data.status).toBe("Confirmed");
  expect(await lineOf(quote)).toMatchObject({
    status: "AL",
    priceStatus: "locked",
    voucherNo: expect.any(String),
  });
  const [booking] = await calls.bookings(quote.reference);
  expect(booking).toMatchObject({ status: "held", seats: 3, singles: 1 });
  expect(booking!.holdUntil!.getTime() - calls.api.clock.now().getTime()).toBe(72 * 3_600_000);
  expect(await calls.departure(open.uid)).toMatchObject({ held: open.held + 3, sold: open.sold });
});

test("an agency with credit terms has its seats at once", async () => {
  await calls.onCredit("LARBRI", "credit");
  expect((await preview(quote)).lines).toMatchObject([{ reason: "seats_sold" }]);
  expect((await request(quote)).status).toBe(200);
  expect(await calls.bookings(quote.reference)).toMatchObject([{ status: "confirmed", holdUntil: null }]);
  expect(await calls.departure(open.uid)).toMatchObject({ held: open.held, sold: open.sold + 3 });
});

test("who looks at the departure hears how many seats are left, after the change alone", async () => {
  calls.api.sent.length = 0;
  await request(quote);
  const seats = calls.api.sent.filter(({ event }) => event === "departure.seats");
  expect(seats).toMatchObject([
    {
      channels: [`private-departure.${open.uid}`],
      data: JSON.stringify({ departure_uid: open.uid, seats_left: 17 }),
    },
  ]);
});

test("every change of a departure's seats is written down with what it was", async () => {
  await request(quote);
  const rows = await calls.api.system((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectUid, open.uid)),
  );
  expect(rows).toMatchObject([{ action: "seats-taken", before: { held: 0 }, after: { held: 3 } }]);
});

test("a tour without seats for the party is said before, and cannot be requested", async () => {
  await calls.set(open.uid, { sold: 18 });
  const shown = await preview(quote);
  expect(shown.obstacles).toEqual(["tour_seats"]);
  expect(shown.short_tours).toMatchObject([
    { name: "Southern Light", obstacles: ["seats"], seats_left: 2, seats: 3 },
  ]);
  expect((await request(quote)).status).toBe(409);
  expect(await calls.bookings(quote.reference)).toEqual([]);
});

test("seats that go in the meantime are a conflict, and nothing is booked", async () => {
  const seen = await preview(quote);
  await calls.set(open.uid, { sold: 18 });
  const answer = await calls.send("POST", path(quote, "submit"), {
    lock_version: seen.lock_version,
    net_cents: seen.totals.net_cents,
    ...lead,
  });
  expect([answer.status, answer.json.message]).toEqual([
    409,
    expect.stringContaining("taken in the meantime"),
  ]);
  expect(await calls.departure(open.uid)).toMatchObject({ sold: 18, held: 0 });
});

test("a tour that is cancelled while prices are old cannot be requested either", async () => {
  calls.api.clock.advance({ hours: 50 });
  await calls.set(open.uid, { status: "cancelled" });
  const token = await calls.api.signIn("emma.larkspur");
  const { json } = await calls.api.call(`/api/agent/${path(quote, "request")}`, { token });
  expect(json.data.short_tours).toMatchObject([{ obstacles: ["cancelled"] }]);
});

test("cancelling gives held seats back for nothing, and sold ones at the fee of the tour", async () => {
  await request(quote);
  const free = (await calls.ask(path(quote, "cancellation"))).json.data;
  expect(free.fee_cents).toBe(0);
  const word = { reason: "The clients are ill", fee_accepted: true };
  const end = await calls.send("POST", path(quote, "cancel"), {
    ...word,
    lock_version: free.lock_version,
    fee_cents: 0,
  });
  expect(end.status, end.text).toBe(200);
  expect(await calls.bookings(quote.reference)).toMatchObject([{ status: "cancelled" }]);
  expect(await calls.departure(open.uid)).toMatchObject({ held: open.held, status: "open" });

  await calls.onCredit("LARBRI", "credit");
  const other = await onTour();
  await request(other);
  const paid = (await calls.ask(path(other, "cancellation"))).json.data;
  // It begins within 45 days.
  expect(paid.fee_cents).toBe(Math.round(paid.net_cents / 4));
  const gone = await calls.send("POST", path(other, "cancel"), {
    ...word,
    lock_version: paid.lock_version,
    fee_cents: paid.fee_cents,
  });
  expect(gone.status, gone.text).toBe(200);
  expect(await calls.departure(open.uid)).toMatchObject({ sold: open.sold, held: open.held });
});

test("an option that runs out frees its seats once, opens the service again and is told", async () => {
  await request(quote);
  await calls.api.system((tx) => expireHolds(tx, calls.api.parts));
  expect((await lineOf(quote)).status).toBe("AL");
  calls.api.clock.advance({ hours: 73 });
  calls.api.sent.length = 0;
  await calls.api.system((tx) => expireHolds(tx, calls.api.parts));
  await calls.api.system((tx) => expireHolds(tx, calls.api.parts));
  expect(told(calls.api.sent, "file.updated")).toHaveLength(1);
  const lines = asTold([await lineOf(quote)]);
  expect(told(calls.api.sent, "line.status")).toMatchObject([{ lines }]);
  expect(await lineOf(quote)).toMatchObject({ status: "QU", priceStatus: "priced", voucherNo: null });
  expect(await calls.bookings(quote.reference)).toMatchObject([{ status: "expired", holdUntil: null }]);
  expect(await calls.departure(open.uid)).toMatchObject({ held: open.held, sold: open.sold });
  const news = await calls.api.system((tx) =>
    tx.select().from(notification).where(eq(notification.kind, "seats.expired")),
  );
  expect(news.map(({ facts }) => facts)).toEqual(
    Array(2).fill(expect.objectContaining({ reference: quote.reference })),
  );
});

test("sold seats do not run out", async () => {
  await calls.onCredit("LARBRI", "credit");
  await request(quote);
  calls.api.clock.advance({ hours: 200 });
  await calls.api.system((tx) => expireHolds(tx, calls.api.parts));
  expect(await calls.bookings(quote.reference)).toMatchObject([{ status: "confirmed" }]);
});

test("seats that a quote holds already do not stand in its own way, and go back when the tour is moved", async () => {
  const line = await lineOf(quote);
  await calls.hold(line, { departureId: open.id, seats: 3 });
  await calls.set(open.uid, { sold: 17, held: 3 });
  expect((await preview(quote)).obstacles).toEqual([]);
  const [, next] = await calls.starts("SOL");
  const moved = await calls.move(await calls.show(quote.reference), line.uid, next!.uid);
  expect(moved.status, moved.text).toBe(200);
  expect(await calls.departure(open.uid)).toMatchObject({ sold: 17, held: 0 });
  expect((await request(moved.json.data)).status).toBe(200);
  expect(await calls.bookings(quote.reference)).toMatchObject([{ departureId: next!.id, status: "held" }]);
});

test("file, quote, stock and departure are locked in this order, and given back so", async () => {
  const transactions = recordedLocks(calls.api.parts.database);
  const seen = await preview(quote);
  transactions.length = 0;
  await calls.send("POST", path(quote, "submit"), {
    lock_version: seen.lock_version,
    net_cents: seen.totals.net_cents,
    ...lead,
  });
  const order = ["client_file for no key update", "quote for update", "departure for no key update"];
  const taken = () =>
    transactions
      .map((locks) => locks.filter((one) => !one.startsWith("audit")))
      .filter((locks) => locks.length > 0);
  expect(taken().map((locks) => [...new Set(locks)])).toContainEqual(order);
  const { lock_version, fee_cents } = (await calls.ask(path(quote, "cancellation"))).json.data;
  transactions.length = 0;
  await calls.send("POST", path(quote, "cancel"), {
    lock_version,
    fee_cents,
    fee_accepted: true,
    reason: "Nobody travels",
  });
  expect(
    taken().map((locks) => [...new Set(locks.filter((one) => !one.startsWith("allotment")))]),
  ).toContainEqual(order);
});

test("a change is not priced for seats, whose dates and number are fixed", async () => {
  expect((await request(quote)).status).toBe(200);
  const seats = await lineOf(quote);
  for (const wish of [
    `remove=${seats.uid}`,
    `travel_date=${open.dateFrom.replace(/..$/, "28")}`,
    "rooms=SG-1_DB-2",
  ]) {
    const { json } = await calls.ask(path(quote, `change?${wish}`));
    expect(json.data.proposal, wish).toBeNull();
    expect(json.data.problems, wish).toContain("tour_seats");
  }
});
