import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { productOption } from "#api/db/schema/product.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { later } from "#tests/support/change-calls.ts";
import { serviceWorld, wordOf } from "#tests/support/change-services.ts";

let world: Awaited<ReturnType<typeof serviceWorld>>;

beforeEach(async () => {
  world = await serviceWorld();
});

describe("a service that comes in the place of another", () => {
  test("is priced first, with what stood there going at its fee", async () => {
    await world.book();
    const { line, option, cents } = await world.firstSwap();
    const file = await world.file();
    const preview = await world.change(`?swap=${line}-${option}`);
    const old = preview.services.find(({ uid }) => uid === line)!;
    expect(preview.options).toMatchObject([{ code: option }]);
    expect(preview.proposal!.services).toMatchObject([
      { uid: line, replaces: null, outcome: "ended", before_cents: old.cents, after_cents: 0 },
      { uid: null, replaces: line, outcome: "asked", before_cents: 0, after_cents: cents },
    ]);
    expect(preview.proposal!.difference_cents).toBe(cents - old.cents);
    const alone = await world.change(`?remove=${line}`);
    expect(preview.proposal!.fee_cents).toBe(alone.proposal!.fee_cents);
    expect(JSON.stringify(preview)).not.toMatch(/cost|yield|margin/);
    expect(await world.file()).toEqual(file);
  });

  test("is had at once where our stock allows: stock goes back and is taken in one exchange", async () => {
    await world.book();
    const { line, option } = await world.firstSwap();
    await world.stockOf(option, 9);
    const old = (await world.bought()).find(({ uid }) => uid === line)!;
    const wish = { swap: [{ line, option }] };
    const preview = await world.change(`?swap=${line}-${option}`);
    expect(preview.proposal).toMatchObject({ instant: true });
    const answered = await world.send(preview, wish);
    expect(answered.status, answered.text).toBe(200);
    expect(answered.json.data).toMatchObject({ status: "Applied" });
    const fresh = await world.ofOption(option);
    expect(fresh).toMatchObject({
      status: "AL",
      priceStatus: "locked",
      costed: true,
      dayNo: old.dayNo,
      seq: old.seq + 1,
      packageSlot: old.packageSlot,
      adults: old.adults,
    });
    expect(fresh.voucherNo).toMatch(/^NZFI100005-\d+$/);
    expect(await world.usedOf(option)).toBeGreaterThan(0);
    const gone = (await world.bought()).find(({ uid }) => uid === line)!;
    expect(gone).toMatchObject({ status: "CX", penaltyCents: preview.proposal!.fee_cents });
    expect(await world.netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
    expect(await world.due()).toBe(preview.proposal!.totals_after.net_cents + preview.proposal!.fee_cents);
    expect(await world.file()).toMatchObject({ status: "Confirmed" });
    const log = await world.api.system((tx) =>
      tx.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectUid, fresh.uid)),
    );
    expect(log).toEqual([{ action: "added" }]);
  });

  test("waits for the office where suppliers must be asked, who are told of both", async () => {
    await world.confirmed();
    const { line, option } = await world.firstSwap();
    const preview = await world.change(`?swap=${line}-${option}`);
    expect(preview.proposal!.services.map(({ outcome }) => outcome)).toEqual(["cancelled", "asked"]);
    expect((await world.send(preview, { swap: [{ line, option }] })).json.data.status).toBe("Open");
    const [open] = await world.changes();
    expect(open!.today).toMatchObject({ hash: preview.proposal!.hash });
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    const done = await world.answer(open!.uid, "application", body);
    expect(done.status, done.text).toBe(200);
    expect(await world.ofOption(option)).toMatchObject({ status: "OR", priceStatus: "priced", costed: true });
    const drafts = (await world.requests()).filter(({ status }) => status === "Draft");
    expect(drafts.map(({ kind }) => kind).toSorted()).toEqual(["cancel", "new"]);
    expect(await world.netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
  });

  test("begins when the agent says, at one of its own times", async () => {
    await world.book();
    const { line, option } = await world.firstSwap();
    await world.stockOf(option, 9);
    const times = { startTimes: ["0900", "1300"], durationMinutes: 210 };
    await world.api.system((tx) => tx.update(productOption).set(times).where(eq(productOption.code, option)));
    const never = await world.change(`?swap=${line}-${option}.1000`);
    expect(never).toMatchObject({ proposal: null, problems: ["service_unavailable"] });
    const preview = await world.change(`?swap=${line}-${option}.1300`);
    const wish = { swap: [{ line, option, start_time: "1300" }] };
    expect((await world.send(preview, wish)).status).toBe(200);
    expect(await world.ofOption(option)).toMatchObject({ startTime: "1300", endTime: "1630" });
  });

  test("moves with the trip, and can be swapped again", async () => {
    await world.confirmed();
    const { line, option } = await world.firstSwap();
    const file = await world.file();
    const old = (await world.bought()).find(({ uid }) => uid === line)!;
    const date = later(7, file.travelDate);
    const query = `travel_date=${date}`;
    const [moved] = (await world.replacements(line, `?${query}`)).json.data;
    expect(moved.date_from).toBe(later(7, old.dateFrom));
    const preview = await world.change(`?${query}&swap=${line}-${option}`);
    const coming = preview.proposal!.services.find(({ replaces }) => replaces === line)!;
    expect(coming).toMatchObject({ new_date_from: later(7, old.dateFrom) });
    expect(preview.proposal!.services).toHaveLength(preview.services.length + 1);
    await world.send(preview, { travel_date: date, swap: [{ line, option }] });
    const [open] = await world.changes();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    expect((await world.answer(open!.uid, "application", body)).status).toBe(200);
    const fresh = await world.ofOption(option);
    expect(fresh).toMatchObject({ dateFrom: later(7, old.dateFrom), dayNo: old.dayNo });
    const [back] = (await world.replacements(fresh.uid)).json.data;
    const again = await world.change(`?swap=${fresh.uid}-${back.option}`);
    expect(again.proposal!.services.map(({ replaces }) => replaces)).toEqual([null, fresh.uid]);
  });

  test.each([
    ["for a service that the booking has not", "01J8Z5K3N0A1B2C3D4E5F6G7H8", null, "service_gone"],
    ["by an option of which nobody knows", null, "XXXXXXXXXXXXXXXXX", "service_unavailable"],
  ])("is none %s", async (_what, line, option, problem) => {
    await world.book();
    const swap = await world.firstSwap();
    const query = `?swap=${line ?? swap.line}-${option ?? swap.option}`;
    expect(await world.change(query)).toMatchObject({ proposal: null, problems: [problem] });
  });

  test("is nobody else's to ask for, nor anything that is not on the internet", async () => {
    await world.book();
    const { line, option } = await world.firstSwap();
    const emma = await world.api.signIn("emma.larkspur");
    const path = `/api/agent/client-files/NZFI100005/change/replacements/${line}`;
    expect((await world.api.call(path, { token: emma })).status).toBe(404);
    const viewer = await world.api.signIn("viewer.silberfarn");
    expect((await world.api.call(path, { token: viewer })).status).toBe(403);
    await world.api.system((tx) =>
      tx.update(productOption).set({ internetEnabled: false }).where(eq(productOption.code, option)),
    );
    const preview = await world.change(`?swap=${line}-${option}`);
    expect(preview).toMatchObject({ proposal: null, problems: ["service_unavailable"], options: [] });
  });
});

describe("a service that is added", () => {
  test("is priced, sealed and had at once where our stock allows", async () => {
    await world.book();
    const one = await world.firstAdd();
    await world.stockOf(one.option, 9);
    const preview = await world.change(`?add=${wordOf(one)}`);
    expect(preview.proposal!.services).toMatchObject([
      { uid: null, replaces: null, before_cents: 0, new_date_from: one.date_from, fee_cents: 0 },
    ]);
    const { proposal } = preview;
    expect(proposal!.difference_cents).toBe(proposal!.services[0]!.after_cents);
    expect((await world.send(preview, { add: [] })).status).toBe(409);
    const answered = await world.send(preview, { add: [one] });
    expect(answered.status, answered.text).toBe(200);
    expect(answered.json.data.status).toBe(proposal!.instant ? "Applied" : "Open");
    expect(proposal!.instant).toBe(true);
    expect(await world.ofOption(one.option)).toMatchObject({
      status: "AL",
      dayNo: 2,
      dateFrom: one.date_from,
    });
    expect(await world.usedOf(one.option)).toBeGreaterThan(0);
    expect(await world.netOfFile()).toBe(proposal!.totals_after.net_cents);
    expect(await world.due()).toBe(proposal!.totals_after.net_cents);
  });

  test("is refused to the second of two who want the last of our stock", async () => {
    await world.book();
    const one = await world.firstAdd();
    await world.stockOf(one.option, 9);
    const preview = await world.change(`?add=${wordOf(one)}`);
    await world.stockOf(one.option, 0);
    const late = await world.send(preview, { add: [one] });
    expect(late.status).toBe(409);
    expect(late.json.current.proposal).toMatchObject({ instant: false });
  });

  test("begins when the agent says, at one of its own times", async () => {
    await world.book();
    const one = await world.firstAdd();
    await world.stockOf(one.option, 9);
    const times = { startTimes: ["0900", "1300"], durationMinutes: 210 };
    await world.api.system((tx) =>
      tx.update(productOption).set(times).where(eq(productOption.code, one.option)),
    );
    const never = await world.change(`?add=${wordOf({ ...one, start_time: "1000" })}`);
    expect(never).toMatchObject({ proposal: null, problems: ["service_unavailable"] });
    const late = { ...one, start_time: "1300" };
    const preview = await world.change(`?add=${wordOf(late)}`);
    expect((await world.send(preview, { add: [late] })).status).toBe(200);
    expect(await world.ofOption(one.option)).toMatchObject({ startTime: "1300", endTime: "1630" });
  });

  test.each([-3, 60])("is none beside the trip, %d days away", async (days) => {
    await world.book();
    const one = await world.firstAdd();
    const far = { ...one, date_from: later(days, one.date_from), date_to: later(days, one.date_to) };
    expect(await world.change(`?add=${wordOf(far)}`)).toMatchObject({
      proposal: null,
      problems: ["service_outside_trip"],
    });
  });

  test("can stand in one wish with everything else", async () => {
    await world.confirmed();
    const { line, option } = await world.firstSwap();
    const one = await world.firstAdd();
    const file = await world.file();
    const shifted = { ...one, date_from: later(7, one.date_from), date_to: later(7, one.date_to) };
    const other = (await world.change()).services.find(({ uid }) => uid !== line)!;
    const wish = {
      travel_date: later(7, file.travelDate),
      remove: [other.uid],
      swap: [{ line, option }],
      add: [shifted],
    };
    const query = `?travel_date=${wish.travel_date}&remove=${other.uid}&swap=${line}-${option}&add=${wordOf(shifted)}`;
    const preview = await world.change(query);
    expect(preview.problems).toEqual([]);
    expect((await world.send(preview, wish)).json.data.status).toBe("Open");
    const [open] = await world.changes();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    const done = await world.answer(open!.uid, "application", body);
    expect(done.status, done.text).toBe(200);
    expect(await world.ofOption(one.option)).toMatchObject({ dateFrom: shifted.date_from, dayNo: 2 });
    // What moves waits for its supplier at its old price; what goes and comes counts at once.
    const waits = preview.proposal!.services.map(({ price_waits: one }) => one);
    expect(new Set(waits)).toEqual(new Set([true, false]));
    const mails = await world.api.system((tx) => tx.select({ kind: outboxMessage.kind }).from(outboxMessage));
    expect(mails.map(({ kind }) => kind)).toContain("change-waits");
    expect(await world.netOnceAgreed()).toBe(preview.proposal!.totals_after.net_cents);
    expect(await world.netOfFile()).not.toBe(preview.proposal!.totals_after.net_cents);
  });
});
