import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeRequest } from "#api/db/schema/change-request.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { inWords } from "#api/modules/sales/bookings/tell.ts";
import { changeWorld, later } from "#tests/support/change-calls.ts";
import { asTold, told } from "#tests/support/told-events.ts";

let world: Awaited<ReturnType<typeof changeWorld>>;

beforeEach(async () => {
  world = await changeWorld();
});

describe("the price of a change", () => {
  test("is asked for without changing anything, and says what there is to choose from", async () => {
    await world.book();
    const before = await world.file();
    const preview = await world.change();
    expect(preview).toMatchObject({ possible: true, proposal: null, problems: ["nothing_changed"] });
    expect(preview.services.length).toBeGreaterThan(1);
    const moved = await world.change(`?travel_date=${later(7, preview.travel_date)}`);
    expect(moved.proposal!.services.map(({ new_date_from: from }) => from)).toEqual(
      moved.proposal!.services.map(({ date_from: from }) => later(7, from)),
    );
    expect(JSON.stringify(moved)).not.toMatch(/cost|yield|margin/);
    expect(await world.file()).toEqual(before);
  });

  test("of a service that is taken out is its price less, with the fee that its policy asks", async () => {
    await world.book();
    const { services } = await world.change();
    const [one] = services;
    const { proposal } = await world.change(`?remove=${one!.uid}`);
    expect(proposal!.services).toMatchObject([{ uid: one!.uid, after_cents: 0, outcome: "ended" }]);
    expect(proposal!.difference_cents).toBe(-one!.cents);
    expect(proposal!.totals_after.net_cents).toBeLessThan(proposal!.totals_before.net_cents);
    const cancelling = (await world.get("/cancellation")).json.data;
    const fee = cancelling.lines.find((line: { uid: string }) => line.uid === one!.uid).fee_cents;
    expect(proposal!.fee_cents).toBe(fee);
  });

  test.each([
    ["a date that has passed", "?travel_date=2026-11-01", "travel_date_past"],
    ["everybody staying at home", "?leaving=1_2_3_4_5_6_7_8", "nobody_left"],
    ["fewer places than people", "?rooms=SG-1", "places_missing"],
  ])("is not told for %s", async (_what, query, problem) => {
    await world.book();
    expect(await world.change(query)).toMatchObject({ proposal: null, problems: [problem] });
  });

  test("is none for a quote, for somebody else's file, and without the permission", async () => {
    expect(await world.change()).toMatchObject({ possible: false, proposal: null });
    expect((await world.call("NZFI100002/change")).status).toBe(404);
    const viewer = await world.api.signIn("viewer.silberfarn");
    const path = "/api/agent/client-files/NZFI100005/change";
    expect((await world.api.call(path, { token: viewer })).status).toBe(403);
  });
});

describe("a change of which everything is instant", () => {
  test("is carried out at once: another date takes other stock at the price that was shown", async () => {
    await world.book();
    const held = await world.used();
    const file = await world.file();
    const wish = { travel_date: later(1, file.travelDate) };
    await world.api.system((tx) =>
      tx.execute(sql`insert into allotment (option_id, date, unit, max)
        select distinct option_id, date + 1, unit, max from allotment
        on conflict (option_id, date, agency_id) do nothing`),
    );
    const preview = await world.change(`?travel_date=${wish.travel_date}`);
    expect(preview.proposal).toMatchObject({ instant: true });
    const answered = await world.send(preview, wish);
    expect(answered.status, answered.text).toBe(200);
    expect(answered.json.data).toMatchObject({ status: "Applied" });
    expect(await world.file()).toMatchObject({
      travelDate: wish.travel_date,
      status: "Confirmed",
      lockVersion: file.lockVersion + 1,
    });
    const lines = await world.bought();
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["AL"]));
    expect(new Set(lines.map(({ priceStatus }) => priceStatus))).toEqual(new Set(["locked"]));
    expect(await world.netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
    expect(await world.used()).toBe(held);
    const due = await world.api.system((tx) =>
      tx
        .select({ cents: sql<number>`sum(${paymentSchedule.amountCents})::int` })
        .from(paymentSchedule)
        .where(eq(paymentSchedule.fileId, world.fileId)),
    );
    expect(due).toEqual([{ cents: preview.proposal!.totals_after.net_cents }]);
    const [first] = await world.api.system((tx) =>
      tx.select().from(dayHeader).where(eq(dayHeader.fileId, world.fileId)).orderBy(dayHeader.dayNo),
    );
    expect(first!.date).toBe(wish.travel_date);
    const mails = await world.api.system((tx) => tx.select().from(outboxMessage));
    for (const sent of ["change-made", "change-applied"]) {
      const mail = mails.find(({ kind }) => kind === sent)!;
      expect(mail.params).toMatchObject(inWords(wish.travel_date, mail.locale));
    }
  });

  test("gives the stock of a service back that is taken out, and tells the open pages of the file", async () => {
    await world.book();
    const [hotel] = (await world.bought()).filter(({ serviceType }) => serviceType === "AC");
    const before = await world.used();
    const wish = { remove: [hotel!.uid] };
    const preview = await world.change(`?remove=${hotel!.uid}`);
    world.api.sent.length = 0;
    expect((await world.send(preview, wish)).json.data.status).toBe("Applied");
    expect(await world.used()).toBeLessThan(before);
    const line = (await world.bought()).find(({ uid }) => uid === hotel!.uid)!;
    expect(line).toMatchObject({ status: "CX", penaltyCents: preview.proposal!.fee_cents });
    expect(told(world.api.sent, "line.status")).toMatchObject([{ lines: asTold([line]) }]);
    expect(await world.netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
    const others = (await world.bought()).filter(({ uid }) => uid !== hotel!.uid);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(["AL"]));
  });

  test("is refused with what it is now where the booking moved, and without consent", async () => {
    await world.book();
    const [one] = (await world.change()).services;
    const wish = { remove: [one!.uid] };
    const preview = await world.change(`?remove=${one!.uid}`);
    const moved = await world.send(preview, wish, { lock_version: preview.lock_version - 1 });
    expect(moved.status).toBe(409);
    expect(moved.json.current).toMatchObject({ proposal: { hash: preview.proposal!.hash } });
    expect((await world.send(preview, wish, { hash: "0".repeat(64) })).status).toBe(409);
    const unasked = await world.send(preview, wish, { accepted: false });
    expect(Object.keys(unasked.json.errors)).toEqual(["accepted"]);
    expect(await world.api.system((tx) => tx.$count(changeRequest))).toBe(0);
  });
});
