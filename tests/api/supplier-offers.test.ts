import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import type { SupplierOffer } from "#contract/sales/supplier-requests/offer.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

const words = "A garden room, same nights, NZD 20 more a night";
let world: StepWorld;
let hotel: Awaited<ReturnType<StepWorld["lines"]>>["hotel"];
let asked: string;

beforeEach(async () => {
  world = await stepWorld();
  ({ hotel } = await world.lines());
  await world.sendRequests();
  asked = (await world.hotel()).request.uid;
  await world.answerLink(asked, { answer: "alternative", alternative: words });
});

const call = (rest = "", more: TestCall = {}) => world.asOffice(`/${asked}/offer${rest}`, more);
const show = async (query = ""): Promise<SupplierOffer> => (await call(query)).json.data;
const take = async (query = "", more: object = {}, options: TestCall = {}) => {
  const { hash, lock_version } = await show(query);
  const wish = Object.fromEntries(new URLSearchParams(query.slice(1)));
  const body = { ...wish, hash, lock_version, note: "As you offered", ...more };
  return call("", { method: "POST", body, ...options });
};
const decline = async (more: object = {}) =>
  call("/refusal", { method: "POST", body: { lock_version: (await show()).lock_version, ...more } });
const requestsOf = async (lineId: number) =>
  (await world.rows())
    .filter(({ line }) => line.id === lineId)
    .map(({ request: { kind, status, snapshot } }) => [kind, status, snapshot.remarks]);
const stored = (id: number) =>
  world.api.system((tx) => tx.select().from(serviceLine).where(eq(serviceLine.id, id))).then(([row]) => row!);
/** Another service of the same supplier at the same place. */
const other = async () => {
  const { asked: was, choices } = await show();
  return choices.find(({ option }) => option !== was.option)!.option;
};
/** What the agency pays for the booking in its own count, in which differences are told. */
const soldFor = async (): Promise<number> =>
  (await world.api.call(`/api/office/client-files/${world.uid}`, { token: world.office })).json.data.totals
    .sell_cents;
const logged = async () =>
  (
    await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectUid, asked)).orderBy(auditLog.id),
    )
  ).map(({ action, reason }) => [action, reason]);

describe("an offer of a supplier", () => {
  test("is shown in its words, with the supplier's own services alone to choose from", async () => {
    const offer = await show();
    expect(offer).toMatchObject({
      open: true,
      offer: words,
      outcome: null,
      difference_cents: 0,
      problems: [],
    });
    expect(offer.asked).toEqual(offer.taken);
    expect(offer.remarks).toBe("Guests ask for the corner room.");
    const suppliers = new Set(offer.choices.map(({ option }) => option.slice(5, 11)));
    expect([suppliers.size, offer.choices.length > 1]).toEqual([1, true]);
    expect(JSON.stringify(offer)).not.toMatch(/cost|yield|margin/);
  });

  test("of words alone is taken: the service stays, and the supplier is asked again with them", async () => {
    const before = await world.netOfFile();
    const answer = await take();
    expect(answer.status, answer.text).toBe(204);
    expect(await requestsOf(hotel.id)).toEqual([
      ["new", "Superseded", "Guests ask for the corner room."],
      ["amend", "Sent", "As you offered"],
    ]);
    expect(await stored(hotel.id)).toMatchObject({ status: "RQ", supplierRemarks: "As you offered" });
    expect(await world.netOfFile()).toBe(before);
    expect((await world.mailsToSuppliers()).at(-1)).toMatchObject({ kind: "request-amend" });
    expect((await logged()).slice(-1)).toEqual([["offer-taken", "As you offered"]]);
    const { request } = await world.hotel();
    const shown = await world.open(request.uid);
    expect(shown.asked.remarks).toBe("As you offered");
    expect(shown.answers).toContain("confirm");
  });

  test("of other days is taken: the service moves at its new price, and that is asked for", async () => {
    const query = `?date_from=${hotel.dateFrom}&date_to=${addDays(hotel.dateTo, -1)}`;
    const offer = await show(query);
    expect(offer).toMatchObject({ outcome: "amended", problems: [] });
    expect(offer.difference_cents).toBeLessThan(0);
    expect(offer.taken.cents! - offer.asked.cents!).toBe(offer.difference_cents);
    const before = await soldFor();
    expect((await take(query)).status).toBe(204);
    expect(await stored(hotel.id)).toMatchObject({ status: "RQ", dateTo: addDays(hotel.dateTo, -1) });
    expect((await soldFor()) - before).toBe(offer.difference_cents);
    expect((await requestsOf(hotel.id)).at(-1)).toEqual(["amend", "Sent", "As you offered"]);
  });

  test("of another service is taken: it comes for the old one, which ends without a fee or a word", async () => {
    const query = `?option=${await other()}`;
    const offer = await show(query);
    expect(offer).toMatchObject({ outcome: "asked", problems: [] });
    expect(offer.taken.cents).toBeGreaterThan(0);
    const [before, mails] = [await soldFor(), (await world.mailsToSuppliers()).length];
    const answer = await take(query);
    expect(answer.status, answer.text).toBe(204);
    expect(await stored(hotel.id)).toMatchObject({ status: "CX", penaltyCents: 0 });
    expect((await requestsOf(hotel.id)).map(([kind, status]) => [kind, status])).toEqual([
      ["new", "Declined"],
    ]);
    const { line } = await world.hotel();
    expect([line.id === hotel.id, line.status, line.dateFrom]).toEqual([false, "RQ", hotel.dateFrom]);
    expect(await requestsOf(line.id)).toEqual([["new", "Sent", "As you offered"]]);
    expect((await soldFor()) - before).toBe(offer.difference_cents);
    expect((await world.mailsToSuppliers()).slice(mails).map(({ kind }) => kind)).toEqual(["request-new"]);
    expect((await world.list()).flatMap(({ to_replace }) => to_replace ?? [])).toEqual([]);
    expect(await show()).toMatchObject({ open: false, hash: null });
  });

  test("of another service on other days comes in there", async () => {
    const query = `?option=${await other()}&date_from=${hotel.dateFrom}&date_to=${addDays(hotel.dateTo, 1)}`;
    expect((await take(query)).status).toBe(204);
    const { line } = await world.hotel();
    expect([line.status, line.dateTo]).toEqual(["RQ", addDays(hotel.dateTo, 1)]);
    expect((await stored(hotel.id)).status).toBe("CX");
  });

  test("that cannot be had like this says why, and is not taken", async () => {
    const offer = await show(`?date_from=2020-01-01&date_to=2020-01-03`);
    expect(offer).toMatchObject({ problems: ["service_outside_trip"], hash: null });
    const answer = await take(`?date_from=2020-01-01&date_to=2020-01-03`, { hash: "words" });
    expect(answer.status).toBe(409);
    expect((await stored(hotel.id)).status).toBe("RQ");
  });

  test("is taken as it was shown, once, and by those who may ask suppliers", async () => {
    const query = `?option=${await other()}`;
    expect((await take(query, { hash: "something else" })).status).toBe(409);
    const { lock_version, hash } = await show(query);
    const body = { option: await other(), lock_version, hash, note: "" };
    const both = await Promise.all([1, 2].map(() => call("", { method: "POST", body })));
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 409]);
    const reader = await world.api.signIn("readonly");
    expect((await call("", { method: "POST", body, token: reader })).status).toBe(403);
    expect((await call("", { token: reader })).status).toBe(403);
  });

  test("is declined: the service wants something else, and the supplier is told in our words", async () => {
    const answer = await decline({ message: "Too far from the lake" });
    expect(answer.status, answer.text).toBe(204);
    expect((await stored(hotel.id)).status).toBe("UN");
    const [row] = (await world.list()).filter(({ uid }) => uid === asked);
    expect(row).toMatchObject({ status: "Declined", to_replace: hotel.uid });
    expect(row!.given).toMatchObject({ decline_reason: "other", remarks: words, via: "link" });
    const mail = (await world.mailsToSuppliers()).at(-1)!;
    expect([mail.kind, mail.params["message"]]).toEqual(["offer-declined", "Too far from the lake"]);
    expect((await logged()).map(([action]) => action).slice(-2)).toEqual(["offer-declined", "answered-for"]);
    expect((await decline()).status).toBe(409);
    expect((await take("", { hash: "words" })).status).toBe(409);
  });

  test("is open no more once the supplier answers otherwise", async () => {
    const { lock_version, hash } = await show();
    await world.answerLink(asked, { answer: "confirm", confirmation_no: "C-1" });
    const late = await call("", { method: "POST", body: { lock_version, hash, note: "" } });
    expect(late.status).toBe(409);
    expect(await show()).toMatchObject({ open: false, hash: null });
    expect(late.text).not.toMatch(/admin|Unauthenticated/i);
  });

  test("of another file is nobody's", async () => {
    const stranger = await world.api.call(
      `/api/office/client-files/${"0".repeat(26)}/supplier-requests/${asked}/offer`,
      { token: world.office },
    );
    expect(stranger.status).toBe(404);
  });
});
