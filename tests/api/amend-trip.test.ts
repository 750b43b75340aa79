import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { linePrice } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { inWords } from "#api/modules/sales/bookings/tell.ts";
import { readRooms, writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import type { Passenger } from "#contract/sales/passengers/passenger.ts";
import { later } from "#tests/support/change-calls.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

let world: StepWorld;
beforeEach(async () => {
  world = await stepWorld();
});

const ask = (rest: string, more: TestCall = {}) =>
  world.api.call(`/api/office/client-files/${world.uid}${rest}`, { token: world.office, ...more });
const preview = async (query = ""): Promise<ChangePreview> => (await ask(`/amendment${query}`)).json.data;
const amend = ({ lock_version, proposal }: ChangePreview, wish: object) =>
  ask("/amendments", {
    method: "POST",
    body: { ...wish, lock_version, hash: proposal!.hash, remark: "By telephone" },
  });
/** The price of a service that counts. */
const priceOf = (lineId: number) =>
  world.api.system((tx) =>
    tx
      .select({ id: linePrice.id, net: linePrice.netCents })
      .from(linePrice)
      .where(and(eq(linePrice.lineId, lineId), eq(linePrice.isCurrent, true))),
  );
const travelling = async (): Promise<Passenger[]> => (await ask("/passengers")).json.data;

describe("the trip of a booking", () => {
  test("begins on another day once the office has seen what that does, with its services and day headers", async () => {
    const { hotel, car } = await world.lines();
    await world.set(hotel.id, { status: "OK", priceStatus: "locked", confirmation: "C-1" });
    const file = await world.file();
    const travel_date = later(3, file.travelDate);
    const priced = await priceOf(hotel.id);
    const shown = await preview(`?travel_date=${travel_date}`);
    expect(shown.proposal!.after).toMatchObject({ travel_date, rooms: shown.proposal!.before.rooms });
    expect(await world.file()).toEqual(file);
    const answer = await amend(shown, { travel_date });
    expect(answer.status, answer.text).toBe(200);
    expect(await world.file()).toMatchObject({
      travelDate: travel_date,
      endDate: later(3, file.endDate),
      lockVersion: file.lockVersion + 1,
    });
    const moved = await world.lines();
    expect(moved.hotel).toMatchObject({ status: "AM", dateFrom: later(3, hotel.dateFrom) });
    expect(moved.car).toMatchObject({ status: "OR", dateFrom: later(3, car.dateFrom) });
    // What the supplier confirmed counts at its old price until the new days are agreed to.
    expect(await world.netOnceAgreed()).toBe(shown.proposal!.totals_after.net_cents);
    expect(await priceOf(hotel.id)).toEqual(priced);
    const [first] = await world.api.system((tx) =>
      tx.select().from(dayHeader).where(eq(dayHeader.fileId, world.fileId)).orderBy(dayHeader.dayNo),
    );
    expect(first!.date).toBe(travel_date);
    const ofHotel = (await world.rows()).filter(({ line }) => line.id === hotel.id);
    expect(ofHotel.at(-1)!.request).toMatchObject({ kind: "amend", status: "Draft" });
    const mails = await world.api.system((tx) => tx.select().from(outboxMessage));
    const mail = mails.find(({ kind }) => kind === "amendment-waits")!;
    expect(mail.params).toMatchObject(inWords(travel_date, mail.locale));
    expect((await world.change()).requests.at(0)).toMatchObject({
      status: "Applied",
      remark: "By telephone",
    });
  });

  test("takes one more along and leaves one at home, in rooms that have a place for each", async () => {
    const before = await travelling();
    const last = before.at(-1)!;
    const rooms = readRooms((await preview()).rooms)!;
    const withOneMore = writeRooms([...rooms, { code: "SG", adults: 1, ages: [] }]);
    const joining = await preview(`?rooms=${withOneMore}`);
    expect(joining.proposal).toMatchObject({ joining: 1, leaving: [], after: { rooms: withOneMore } });
    expect((await amend(joining, { rooms: withOneMore })).status).toBe(200);
    const more = await travelling();
    expect(more).toHaveLength(before.length + 1);
    expect(more.at(-1)).toMatchObject({ room: { code: "SG" } });
    const leaving = await preview(`?leaving=${last.seq}`);
    expect(leaving.proposal).toMatchObject({ joining: 0, leaving: [expect.any(String)] });
    expect((await amend(leaving, { leaving: [last.seq] })).status).toBe(200);
    expect((await travelling()).map(({ seq }) => seq)).not.toContain(last.seq);
    expect(await world.file()).toMatchObject({ paxCount: before.length });
  });

  test.each([
    ["nothing is different", "", "nothing_changed"],
    ["the day has passed", "?travel_date=2026-11-01", "travel_date_past"],
    ["there are fewer places than people", "?rooms=SG-1", "places_missing"],
    ["nobody is left", "?leaving=1_2_3_4_5_6_7_8", "nobody_left"],
  ])("stays as it is where %s", async (_what, query, problem) => {
    expect(await preview(query)).toMatchObject({ possible: true, proposal: null, problems: [problem] });
  });

  test("is not touched where it, or what is asked of it, is another than was shown", async () => {
    const file = await world.file();
    const travel_date = later(3, file.travelDate);
    const shown = await preview(`?travel_date=${travel_date}`);
    expect((await amend({ ...shown, lock_version: 0 }, { travel_date })).status).toBe(409);
    const other = await amend(shown, { travel_date: later(4, file.travelDate) });
    expect([other.status, other.json.current.travel_date]).toEqual([409, file.travelDate]);
    expect(await world.file()).toEqual(file);
  });
});
