import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { changeRequest } from "#api/db/schema/change-request.ts";
import { clientFile, dayHeader, pax, room } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { ChangePreview, OfficeChange } from "#contract/bookings/change.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

let world: Awaited<ReturnType<typeof quoteWorld>>;
let manager: string;

beforeEach(async () => {
  world = await quoteWorld();
  manager = await world.api.signIn("admin");
});

const book = async ({ stock = 9 } = {}) => {
  if (stock > 0) await world.api.system((tx) => stockFor(tx, world.fileId, stock));
  const answer = await world.post(await world.seen());
  expect(answer.status, answer.text).toBe(200);
};
const change = async (query = ""): Promise<ChangePreview> => (await world.get(`/change${query}`)).json.data;
const send = async (preview: ChangePreview, wish: object, more: object = {}) =>
  world.call("NZFI100005/changes", {
    method: "POST",
    body: {
      ...wish,
      lock_version: preview.lock_version,
      hash: preview.proposal!.hash,
      accepted: true,
      remark: "",
      ...more,
    },
  });
const office = async (): Promise<OfficeChange[]> =>
  (await world.api.call(`/api/office/client-files/${(await world.file()).uid}/changes`, { token: manager }))
    .json.data;
const answer = async (uid: string, what: "application" | "refusal", body: object) =>
  world.api.call(`/api/office/client-files/${(await world.file()).uid}/changes/${uid}/${what}`, {
    method: "POST",
    token: manager,
    body,
  });
const used = async () =>
  (
    await world.api.system((tx) =>
      tx.select({ used: sql<number>`coalesce(sum(${allotment.used}), 0)::int` }).from(allotment),
    )
  )[0]!.used;
const netOfFile = async () => {
  const [row] = await world.api.system((tx) =>
    tx
      .select({ net: sql<number>`sum(${linePrice.netCents})::int` })
      .from(linePrice)
      .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
      .where(
        and(
          eq(serviceLine.fileId, world.fileId),
          linePrice.isCurrent,
          serviceLine.costed,
          sql`${serviceLine.status} not in ('UN', 'CP', 'CX')`,
        ),
      ),
  );
  return row!.net;
};
const requests = () =>
  world.api.system((tx) =>
    tx
      .select({ kind: supplierRequest.kind, status: supplierRequest.status })
      .from(supplierRequest)
      .where(world.ofLines(supplierRequest.lineId)),
  );
const later = (days: number, date: string) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe("the price of a change", () => {
  test("is asked for without changing anything, and says what there is to choose from", async () => {
    await book();
    const before = await world.file();
    const preview = await change();
    expect(preview).toMatchObject({ possible: true, proposal: null, problems: ["nothing_changed"] });
    expect(preview.services.length).toBeGreaterThan(1);
    const moved = await change(`?travel_date=${later(7, preview.travel_date)}`);
    expect(moved.proposal!.services.map(({ new_date_from: from }) => from)).toEqual(
      moved.proposal!.services.map(({ date_from: from }) => later(7, from)),
    );
    expect(JSON.stringify(moved)).not.toMatch(/cost|yield|margin/);
    expect(await world.file()).toEqual(before);
  });

  test("of a service that is taken out is its price less, with the fee that its policy asks", async () => {
    await book();
    const { services } = await change();
    const [one] = services;
    const { proposal } = await change(`?remove=${one!.uid}`);
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
    await book();
    expect(await change(query)).toMatchObject({ proposal: null, problems: [problem] });
  });

  test("is none for a quote, for somebody else's file, and without the permission", async () => {
    expect(await change()).toMatchObject({ possible: false, proposal: null });
    expect((await world.call("NZFI100002/change")).status).toBe(404);
    const viewer = await world.api.signIn("viewer.silberfarn");
    const path = "/api/agent/client-files/NZFI100005/change";
    expect((await world.api.call(path, { token: viewer })).status).toBe(403);
  });
});

describe("a change of which everything is instant", () => {
  test("is carried out at once: another date takes other stock at the price that was shown", async () => {
    await book();
    const held = await used();
    const file = await world.file();
    const wish = { travel_date: later(1, file.travelDate) };
    await world.api.system((tx) =>
      tx.execute(sql`insert into allotment (option_id, date, unit, max)
        select distinct option_id, date + 1, unit, max from allotment
        on conflict (option_id, date, agency_id) do nothing`),
    );
    const preview = await change(`?travel_date=${wish.travel_date}`);
    expect(preview.proposal).toMatchObject({ instant: true });
    const answered = await send(preview, wish);
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
    expect(await netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
    expect(await used()).toBe(held);
    const [first] = await world.api.system((tx) =>
      tx.select().from(dayHeader).where(eq(dayHeader.fileId, world.fileId)).orderBy(dayHeader.dayNo),
    );
    expect(first!.date).toBe(wish.travel_date);
    const mails = await world.api.system((tx) => tx.select({ kind: outboxMessage.kind }).from(outboxMessage));
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["change-made", "change-applied"]));
  });

  test("gives the stock of a service back that is taken out", async () => {
    await book();
    const [hotel] = (await world.bought()).filter(({ serviceType }) => serviceType === "AC");
    const before = await used();
    const wish = { remove: [hotel!.uid] };
    const preview = await change(`?remove=${hotel!.uid}`);
    expect((await send(preview, wish)).json.data.status).toBe("Applied");
    expect(await used()).toBeLessThan(before);
    const line = (await world.bought()).find(({ uid }) => uid === hotel!.uid)!;
    expect(line).toMatchObject({ status: "CX", penaltyCents: preview.proposal!.fee_cents });
    expect(await netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
    const others = (await world.bought()).filter(({ uid }) => uid !== hotel!.uid);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(["AL"]));
  });

  test("is refused with what it is now where the booking moved, and without consent", async () => {
    await book();
    const [one] = (await change()).services;
    const wish = { remove: [one!.uid] };
    const preview = await change(`?remove=${one!.uid}`);
    const moved = await send(preview, wish, { lock_version: preview.lock_version - 1 });
    expect(moved.status).toBe(409);
    expect(moved.json.current).toMatchObject({ proposal: { hash: preview.proposal!.hash } });
    expect((await send(preview, wish, { hash: "0".repeat(64) })).status).toBe(409);
    const unasked = await send(preview, wish, { accepted: false });
    expect(Object.keys(unasked.json.errors)).toEqual(["accepted"]);
    expect(await world.api.system((tx) => tx.$count(changeRequest))).toBe(0);
  });
});

describe("a change that somebody must be asked for", () => {
  const confirmed = async () => {
    await book({ stock: 0 });
    await world.api.system((tx) =>
      tx
        .update(serviceLine)
        .set({ status: "OK", priceStatus: "locked", confirmation: "C-1" })
        .where(and(eq(serviceLine.fileId, world.fileId), isNotNull(serviceLine.optionId))),
    );
    await world.api.system((tx) =>
      tx.update(supplierRequest).set({ status: "Confirmed" }).where(world.ofLines(supplierRequest.lineId)),
    );
  };
  const wishOf = async () => ({ travel_date: later(7, (await world.file()).travelDate) });
  const sent = async () => {
    const wish = await wishOf();
    const preview = await change(`?travel_date=${wish.travel_date}`);
    expect(preview.proposal).toMatchObject({ instant: false });
    const made = await send(preview, wish, { remark: "The flight was moved." });
    expect(made.status, made.text).toBe(200);
    return { preview, wish, made };
  };

  test("waits for the office, which is told, and changes nothing until then", async () => {
    await confirmed();
    const file = await world.file();
    const { made, wish, preview } = await sent();
    expect(made.json.data.status).toBe("Open");
    expect(await world.file()).toEqual(file);
    const [open] = await office();
    expect(open).toMatchObject({
      status: "Open",
      remark: "The flight was moved.",
      today: { hash: preview.proposal!.hash },
    });
    expect((await send(preview, wish)).status).toBe(409);
    const told = await world.api.system((tx) => tx.select({ kind: notification.kind }).from(notification));
    expect(told.map(({ kind }) => kind)).toContain("booking.change-requested");
  });

  test("is carried out by the office: confirmed services wait for their suppliers to agree", async () => {
    await confirmed();
    const { preview, wish } = await sent();
    const [open] = await office();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    expect((await answer(open!.uid, "application", { ...body, hash: "0".repeat(64) })).status).toBe(409);
    const done = await answer(open!.uid, "application", body);
    expect(done.status, done.text).toBe(200);
    expect(await world.file()).toMatchObject({ travelDate: wish.travel_date, status: "Processing" });
    const lines = await world.bought();
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["AM"]));
    expect(lines.map(({ confirmation }) => confirmation)).toEqual(lines.map(() => null));
    expect(await netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
    const waiting = (await requests()).filter(({ status }) => status === "Draft");
    expect(waiting).toEqual(lines.map(() => ({ kind: "amend", status: "Draft" })));
    expect((await change()).requests).toMatchObject([{ status: "Applied" }]);
    expect((await answer(open!.uid, "application", body)).status).toBe(409);
    const log = await world.api.system((tx) =>
      tx
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectUid, open!.uid))
        .orderBy(auditLog.id),
    );
    expect(log.map(({ action }) => action)).toEqual(["created", "applied"]);
  });

  test("is declined with a reason that the agent reads and is mailed", async () => {
    await confirmed();
    await sent();
    const [open] = await office();
    const { lock_version } = open!;
    expect((await answer(open!.uid, "refusal", { lock_version, reason: "" })).status).toBe(422);
    const reason = "The lodge is full that week.";
    expect((await answer(open!.uid, "refusal", { lock_version, reason })).status).toBe(200);
    expect((await change()).requests).toMatchObject([{ status: "Declined", reason }]);
    const mails = await world.api.system((tx) => tx.select({ kind: outboxMessage.kind }).from(outboxMessage));
    expect(mails.map(({ kind }) => kind)).toContain("change-declined");
    await sent();
  });

  test("is withdrawn by its agent, and not by somebody else", async () => {
    await confirmed();
    const { made } = await sent();
    const { lock_version } = (await change()).requests[0]!;
    const path = `/api/agent/client-files/NZFI100005/changes/${made.json.data.uid}/withdrawal`;
    const emma = await world.api.signIn("emma.larkspur");
    const foreign = await world.api.call(path, { method: "POST", token: emma, body: { lock_version } });
    expect(foreign.status).toBe(404);
    const own = await world.call(path.replace("/api/agent/client-files/", ""), {
      method: "POST",
      body: { lock_version },
    });
    expect(own.json.data).toMatchObject({ status: "Withdrawn" });
    expect((await office())[0]).toMatchObject({ status: "Withdrawn", today: null });
  });

  test("of who travels keeps those who stay, names nobody else, and gives the rooms anew", async () => {
    await confirmed();
    const before = await change();
    const [staying] = before.travellers;
    const wish = { rooms: "SG-1_DB-2", leaving: before.travellers.slice(1).map(({ seq }) => seq) };
    const preview = await change(`?rooms=${wish.rooms}&leaving=${wish.leaving.join("_")}`);
    expect(preview.proposal).toMatchObject({ joining: 2, after: { rooms: wish.rooms } });
    await send(preview, wish);
    const [open] = await office();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    expect((await answer(open!.uid, "application", body)).status).toBe(200);
    const people = await world.api.system((tx) =>
      tx
        .select({ name: pax.lastName, status: pax.status, lead: pax.isLead })
        .from(pax)
        .where(and(eq(pax.fileId, world.fileId), eq(pax.status, "active")))
        .orderBy(pax.seq),
    );
    expect(people).toHaveLength(3);
    expect(people.filter(({ lead }) => lead)).toHaveLength(1);
    expect(staying!.name.endsWith(people[0]!.name)).toBe(true);
    const rooms = await world.api.system((tx) =>
      tx.select({ code: room.code }).from(room).where(eq(room.fileId, world.fileId)).orderBy(room.seq),
    );
    expect(rooms.map(({ code }) => code)).toEqual(["SG", "DB"]);
    const [file] = await world.api.system((tx) =>
      tx.select({ count: clientFile.paxCount }).from(clientFile).where(eq(clientFile.id, world.fileId)),
    );
    expect(file!.count).toBe(3);
    expect(await netOfFile()).toBe(preview.proposal!.totals_after.net_cents);
  });
});
