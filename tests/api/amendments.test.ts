import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { notification } from "#api/db/schema/notification.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { productOption } from "#api/db/schema/product.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import { writeMove } from "#contract/sales/file-services/moved-words.ts";
import { writeService, writeSwap } from "#contract/sales/bookings/wished-words.ts";
import type { ServiceEdits } from "#contract/sales/file-services/services.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import { later } from "#tests/support/change-calls.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

let world: StepWorld;
beforeEach(async () => {
  world = await stepWorld();
});

const ask = (rest: string, more: TestCall = {}) =>
  world.api.call(`/api/office/client-files/${world.uid}${rest}`, { token: world.office, ...more });
const preview = async (query: string): Promise<ChangePreview> => (await ask(`/amendment?${query}`)).json.data;
const amend = async (query: string, wish: object, more: object = {}) => {
  const { lock_version, proposal } = await preview(query);
  const body = { ...wish, lock_version, hash: proposal!.hash, remark: "By telephone", ...more };
  return ask("/amendments", { method: "POST", body });
};
const edits = async (): Promise<ServiceEdits> => (await ask("/services")).json.data;
const storedLine = async (id: number) =>
  (await world.api.system((tx) => tx.select().from(serviceLine).where(eq(serviceLine.id, id))))[0]!;
/** What the agent of the booking was told of changes by the office. */
const news = () =>
  world.api.system(async (tx) => {
    const agent = eq(user.audience, "agent");
    const bells = await tx
      .select({ kind: notification.kind })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(and(agent, eq(notification.kind, "booking.changed")));
    const mails = await tx
      .select({ kind: outboxMessage.kind })
      .from(outboxMessage)
      .where(inArray(outboxMessage.kind, ["booking-amended", "amendment-waits"]));
    return { bells: bells.map(({ kind }) => kind), mails: mails.map(({ kind }) => kind) };
  });
const confirm = (id: number) => world.set(id, { status: "OK", priceStatus: "locked", confirmation: "C-1" });

describe("a service of a booking", () => {
  test("that its supplier confirmed is moved by an amendment, at its old price until it is agreed to", async () => {
    const { hotel } = await world.lines();
    await confirm(hotel.id);
    const move = {
      line: hotel.uid,
      date_from: later(1, hotel.dateFrom),
      // Of four nights in June one is free, of five as well.
      date_to: later(3, hotel.dateTo),
    };
    const query = `move=${writeMove(move)}`;
    const { proposal } = await preview(query);
    expect(proposal!.services).toMatchObject([
      { uid: hotel.uid, outcome: "amended", new_date_from: move.date_from, new_date_to: move.date_to },
    ]);
    expect((await storedLine(hotel.id)).dateFrom).toBe(hotel.dateFrom);
    const net = await world.netOfFile();
    expect((await amend(query, { move: [move] })).status).toBe(200);
    expect(await news()).toEqual({ bells: ["booking.changed"], mails: ["amendment-waits"] });
    expect(await storedLine(hotel.id)).toMatchObject({
      status: "AM",
      dateFrom: move.date_from,
      dateTo: move.date_to,
      dayNo: hotel.dayNo + 1,
    });
    expect(await world.netOfFile()).toBe(net);
    expect(await world.netOnceAgreed()).toBeGreaterThan(net);
    const ofHotel = (await world.rows()).filter(({ line }) => line.id === hotel.id);
    expect(ofHotel.at(-1)!.request).toMatchObject({ kind: "amend", status: "Draft" });
  });

  test("is never changed in place, and what is written beside it not by who reads it as it was", async () => {
    const { hotel } = await world.lines();
    const before = await storedLine(hotel.id);
    const { lock_version } = await edits();
    const inPlace = [
      { action: "remove" },
      { action: "start", start_time: "0900" },
      { action: "move", date_from: later(1, hotel.dateFrom), date_to: later(1, hotel.dateTo) },
    ];
    for (const wish of inPlace) {
      const body = { lock_version, ...wish };
      const answer = await ask(`/services/${hotel.uid}`, { method: "PATCH", body });
      expect([answer.status, answer.json.message]).toEqual([409, textsIn("en").byAmendment]);
    }
    const note = { lock_version: lock_version - 1, add: "note", day_no: 1, name: "Bring boots" };
    expect((await ask("/services", { method: "POST", body: note })).status).toBe(409);
    expect(await storedLine(hotel.id)).toEqual(before);
    expect((await edits()).lock_version).toBe(lock_version);
  });

  test("that nobody was asked for yet is moved and asked for on its new day, at the price of that day", async () => {
    const { car } = await world.lines();
    const move = { line: car.uid, date_from: car.dateFrom, date_to: later(2, car.dateTo) };
    const net = await world.netOfFile();
    expect((await amend(`move=${writeMove(move)}`, { move: [move] })).status).toBe(200);
    expect(await storedLine(car.id)).toMatchObject({ status: "OR", dateTo: move.date_to });
    expect(await world.netOfFile()).toBeGreaterThan(net);
  });

  test("is hired in another number, which its supplier is told and the preview says; never in too few", async () => {
    const { car } = await world.lines();
    await confirm(car.id);
    const { dateFrom: date_from, dateTo: date_to } = car;
    const move = { line: car.uid, date_from, date_to, qty: 2 };
    const { proposal } = await preview(`move=${writeMove(move)}`);
    const [service] = proposal!.services;
    expect(service).toMatchObject({ uid: car.uid, qty: { from: 1, to: 2 } });
    expect(service!.after_cents).toBe(2 * service!.before_cents);
    expect((await amend(`move=${writeMove(move)}`, { move: [move] })).status).toBe(200);
    expect(await storedLine(car.id)).toMatchObject({ status: "AM", askedQty: 2, qty: 2 });
    const asked = await world.api.system((tx) =>
      tx.select().from(supplierRequest).where(eq(supplierRequest.lineId, car.id)).orderBy(supplierRequest.id),
    );
    expect(asked.at(-1)).toMatchObject({ kind: "amend", snapshot: { qty: 2 } });

    await world.api.system((tx) => tx.update(productOption).set({ capacityPerUnit: 1 }));
    const few = writeMove({ ...move, qty: 1 });
    expect((await preview(`move=${few}`)).problems).toEqual(["units_too_few"]);
  });

  test("is swapped, taken out and joined by others, and stands among the changes of the booking", async () => {
    const { hotel, car } = await world.lines();
    const offered: Replacement[] = (await ask(`/services/${hotel.uid}/replacements`)).json.data.offers;
    const swap = { line: hotel.uid, option: offered[0]!.option };
    const [{ code }] = (await world.api.system((tx) =>
      tx.select({ code: productOption.code }).from(productOption).where(eq(productOption.id, car.optionId!)),
    )) as [{ code: string }];
    const add = { option: code, date_from: hotel.dateFrom, date_to: later(1, hotel.dateFrom) };
    const query = `swap=${writeSwap(swap)}&remove=${car.uid}&add=${writeService(add)}`;
    const answer = await amend(query, { swap: [swap], remove: [car.uid], add: [add] });
    expect(answer.status, answer.text).toBe(200);
    expect(await storedLine(hotel.id)).toMatchObject({ status: "CX" });
    expect(await storedLine(car.id)).toMatchObject({ status: "CX" });
    const names = (await ask("")).json.data.days.flatMap(({ services }: { services: { name: string }[] }) =>
      services.map(({ name }) => name),
    );
    expect(names).toContain(offered[0]!.name);
    expect((await world.changes()).at(0)).toMatchObject({ status: "Applied", remark: "By telephone" });
    const [last] = (
      await world.api.system((tx) =>
        tx
          .select({ action: auditLog.action })
          .from(auditLog)
          .where(eq(auditLog.subjectType, "change-request")),
      )
    ).slice(-1);
    expect(last).toEqual({ action: "created" });
  });

  test("is not touched where the booking or its price is another than was shown", async () => {
    const { car } = await world.lines();
    const move = { line: car.uid, date_from: car.dateFrom, date_to: later(2, car.dateTo) };
    const query = `move=${writeMove(move)}`;
    expect((await amend(query, { move: [move] }, { lock_version: 0 })).status).toBe(409);
    expect((await amend(query, { move: [move] }, { hash: "other" })).status).toBe(409);
    expect((await storedLine(car.id)).dateTo).toBe(car.dateTo);
  });

  test("stays on the days of the trip", async () => {
    const { car } = await world.lines();
    const outside = writeMove({ line: car.uid, date_from: "2030-01-01", date_to: "2030-01-02" });
    expect((await preview(`move=${outside}`)).problems).toEqual(["service_outside_trip"]);
    const gone = writeMove({ line: "0".repeat(26), date_from: car.dateFrom, date_to: car.dateTo });
    expect((await preview(`move=${gone}`)).problems).toEqual(["service_gone"]);
  });

  test("is never changed in place; its order on the day and what is only written are", async () => {
    const { car } = await world.lines();
    const { lock_version, way, lines } = await edits();
    expect(way).toBe("amend");
    expect(lines.find(({ uid }) => uid === car.uid)!.may).toEqual(["place", "swap", "move", "remove"]);
    const change = (body: object) =>
      ask(`/services/${car.uid}`, { method: "PATCH", body: { lock_version, ...body } });
    expect((await change({ action: "move", date_from: car.dateFrom })).status).toBe(409);
    expect((await change({ action: "remove" })).status).toBe(409);
    expect((await change({ action: "place", day_no: car.dayNo + 1, position: 1 })).status).toBe(409);
    expect((await change({ action: "place", day_no: car.dayNo, position: 99 })).status).toBe(200);
    const add = { add: "note", day_no: 1, name: "Tickets at the desk", lock_version: lock_version + 1 };
    expect((await ask("/services", { method: "POST", body: add })).status).toBe(201);
    expect((await storedLine(car.id)).status).toBe(car.status);
  });
});
