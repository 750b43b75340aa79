import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate } from "#api/db/schema/rate.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays, daysBetween } from "#api/domain/today.ts";
import { writeSwap } from "#contract/sales/bookings/wished-words.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";
import type { ServiceEdits } from "#contract/sales/file-services/services.ts";
import type { FileReplacement, FileReplacements } from "#contract/sales/file-services/replacements.ts";
import { declined } from "#tests/support/request-calls.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

let world: StepWorld;
let hotel: Awaited<ReturnType<StepWorld["lines"]>>["hotel"];

beforeEach(async () => {
  world = await stepWorld();
  ({ hotel } = await world.lines());
  await world.sendRequests();
  await world.answerLink((await world.hotel()).request.uid, declined);
});

const ask = (rest: string, more: TestCall = {}) =>
  world.api.call(`/api/office/client-files/${world.uid}${rest}`, { token: world.office, ...more });
const preview = async (query: string): Promise<ChangePreview> => (await ask(`/amendment?${query}`)).json.data;
const amend = async (query: string, wish: object) => {
  const { lock_version, proposal } = await preview(query);
  const body = { ...wish, lock_version, hash: proposal!.hash, remark: "" };
  return ask("/amendments", { method: "POST", body });
};
const found = async (): Promise<FileReplacements> =>
  (await ask(`/services/${hotel.uid}/replacements`)).json.data;
const offers = async (): Promise<FileReplacement[]> => (await found()).offers;
const optionIdOf = async (code: string) => {
  const [row] = await world.api.system((tx) =>
    tx.select({ id: productOption.id }).from(productOption).where(eq(productOption.code, code)),
  );
  return row!.id;
};
/** Our stock of an option on the nights of the hotel. */
const stockOf = async (code: string, values: Partial<typeof allotment.$inferInsert>) => {
  const optionId = await optionIdOf(code);
  const rows = Array.from({ length: daysBetween(hotel.dateFrom, hotel.dateTo) }, (_none, night) => ({
    ...{ optionId, unit: "room" as const, max: 9, ...values },
    date: addDays(hotel.dateFrom, night),
  }));
  await world.api.system(async (tx) => {
    await tx.delete(allotment).where(eq(allotment.optionId, optionId));
    await tx.insert(allotment).values(rows);
  });
};
const stored = async () => {
  const rows = await world.api.system((tx) =>
    tx.select().from(serviceLine).where(eq(serviceLine.fileId, world.fileId)),
  );
  return { old: rows.find(({ id }) => id === hotel.id)!, rows };
};
const toReplace = async () => (await world.list()).flatMap(({ to_replace }) => to_replace ?? []);

describe("a service that its supplier declined", () => {
  test("wants something in its place: it may be swapped or taken out, and nothing else", async () => {
    const { lines }: ServiceEdits = (await ask("/services")).json.data;
    expect(lines.find(({ uid }) => uid === hotel.uid)!.may).toEqual(["swap", "remove"]);
    expect(await toReplace()).toEqual([hotel.uid]);
  });

  test("wants it also where its supplier offered something else, until it is answered otherwise", async () => {
    const other = (await world.rows()).find(
      ({ line, request }) => line.id !== hotel.id && request.status === "Sent",
    )!;
    await world.answerLink(other.request.uid, { answer: "alternative", alternative: "A day later" });
    expect(await toReplace()).toEqual(expect.arrayContaining([hotel.uid, other.line.uid]));
    await world.answerLink(other.request.uid, { answer: "confirm", confirmation_no: "C-9" });
    expect(await toReplace()).toEqual([hotel.uid]);
  });

  test("has alternatives of the same place on the same days, with their price", async () => {
    const found = await offers();
    expect(found.length).toBeGreaterThan(1);
    for (const one of found) {
      expect([one.date_from, one.date_to]).toEqual([hotel.dateFrom, hotel.dateTo]);
      expect(one.cents).toBeGreaterThan(0);
    }
  });

  test("has alternatives with what our stock says of each: the free first, stopped ones last", async () => {
    const before = (await offers()).map(({ option }) => option);
    const [stopped, free] = [before[0]!, before.at(-1)!];
    await stockOf(stopped, { stopSell: true, stopSellReason: "Full house" });
    await stockOf(free, {});
    const now = await offers();
    const others = before.slice(1, -1);
    expect(now.map(({ option }) => option)).toEqual([free, ...others, stopped]);
    expect(now.at(0)!.stock).toEqual({ status: "free", reason: "stock", day: null });
    expect(now.at(-1)!.stock).toEqual({ status: "stopped", reason: "stop_sell", day: hotel.dateFrom });
    expect(JSON.stringify(now)).not.toMatch(/cost|yield|"max"|"used"/);
    await stockOf(free, { max: 0 });
    const sold = (await offers()).find(({ option }) => option === free)!;
    expect(sold.stock).toEqual({ status: "request", reason: "no_stock", day: hotel.dateFrom });
  });

  test("is what the alternatives are compared with, in the count and the currency of the file", async () => {
    const { currency, before_cents: before, offers: all } = await found();
    expect(currency).toBe("NZD");
    expect(before).toBeGreaterThan(0);
    expect(all.every(({ cents, difference_cents }) => difference_cents === cents - before!)).toBe(true);
  });

  test("has none in what is closed on its days, which is named with the reason instead", async () => {
    const [first] = await offers();
    const id = await optionIdOf(first!.option);
    await world.api.system((tx) =>
      tx.update(rate).set({ closed: true, closedReason: "Painting" }).where(eq(rate.optionId, id)),
    );
    const now = await found();
    expect(now.offers.map(({ option }) => option)).not.toContain(first!.option);
    const refused = now.refused.find(({ option }) => option === first!.option);
    expect(refused?.reasons[0]).toMatchObject({ code: "CLOSED" });
  });

  test("goes for what is chosen, which is asked for and counts; the old supplier is told nothing", async () => {
    const [first] = await offers();
    const swap = { line: hotel.uid, option: first!.option };
    const query = `swap=${writeSwap(swap)}`;
    const { proposal } = await preview(query);
    expect(proposal!.services).toMatchObject([
      { uid: hotel.uid, status: "UN", outcome: "ended", before_cents: 0, after_cents: 0, fee_cents: 0 },
      { uid: null, replaces: hotel.uid, outcome: "asked", before_cents: 0, after_cents: first!.cents },
    ]);
    expect(proposal!.totals_before.net_cents).toBe(await world.netOfFile());
    const { totals_before: before, totals_after: after } = proposal!;
    expect(after.sell_cents! - before.sell_cents!).toBe(proposal!.difference_cents);
    expect(proposal!.difference_cents).toBeGreaterThan(0);
    const answer = await amend(query, { swap: [swap] });
    expect(answer.status, answer.text).toBe(200);
    const { old, rows } = await stored();
    const fresh = rows.find(
      ({ id, status, serviceType }) => id !== hotel.id && serviceType === "AC" && status === "OR",
    );
    expect([old.status, old.penaltyCents ?? 0, fresh?.dateFrom]).toEqual(["CX", 0, hotel.dateFrom]);
    expect(await world.netOfFile()).toBe(proposal!.totals_after.net_cents);
    const asked = (await world.rows()).filter(({ line }) => line.id === hotel.id || line.id === fresh!.id);
    expect(asked.map(({ request: { kind, status }, line }) => [line.id === fresh!.id, kind, status])).toEqual(
      [
        [false, "new", "Declined"],
        [true, "new", "Draft"],
      ],
    );
    expect(await toReplace()).toEqual([]);
  });

  test("can simply be taken out, at no fee and without a change of what the booking costs", async () => {
    const before = await world.netOfFile();
    const { proposal } = await preview(`remove=${hotel.uid}`);
    expect(proposal).toMatchObject({ difference_cents: 0, fee_cents: 0 });
    expect((await amend(`remove=${hotel.uid}`, { remove: [hotel.uid] })).status).toBe(200);
    expect((await stored()).old.status).toBe("CX");
    expect(await world.netOfFile()).toBe(before);
    expect(await toReplace()).toEqual([]);
  });

  test("leaves no booking behind where it was all that was left", async () => {
    const all = `remove=${(await world.bought()).map(({ uid }) => uid).join("_")}`;
    expect((await preview(all)).problems).toEqual(["nothing_left"]);
  });

  test("is asked for anew once and counts once where it is swapped from two desks at the same time", async () => {
    const [first, second] = await offers();
    const known = new Set((await stored()).rows.map(({ uid }) => uid));
    const swapFor = (option: string) => ({ line: hotel.uid, option });
    const { lock_version, proposal } = await preview(`swap=${writeSwap(swapFor(first!.option))}`);
    const other = await preview(`swap=${writeSwap(swapFor(second!.option))}`);
    const send = (option: string, hash: string) =>
      ask("/amendments", {
        method: "POST",
        body: { swap: [swapFor(option)], lock_version, hash, remark: "" },
      });
    const answers = await Promise.all([
      send(first!.option, proposal!.hash),
      send(second!.option, other.proposal!.hash),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const beds = (await stored()).rows.filter(
      ({ uid, serviceType }) => serviceType === "AC" && !known.has(uid),
    );
    expect(beds).toHaveLength(1);
  });
});
