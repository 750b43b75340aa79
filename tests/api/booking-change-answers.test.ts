import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile, pax, room } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { changeWorld, later } from "#tests/support/change-calls.ts";

let world: Awaited<ReturnType<typeof changeWorld>>;

beforeEach(async () => {
  world = await changeWorld();
});

describe("a change that somebody must be asked for", () => {
  const wishOf = async () => ({ travel_date: later(7, (await world.file()).travelDate) });
  const sent = async () => {
    const wish = await wishOf();
    const preview = await world.change(`?travel_date=${wish.travel_date}`);
    expect(preview.proposal).toMatchObject({ instant: false });
    const made = await world.send(preview, wish, { remark: "The flight was moved." });
    expect(made.status, made.text).toBe(200);
    return { preview, wish, made };
  };

  test("waits for the office, which is told, and changes nothing until then", async () => {
    await world.confirmed();
    const file = await world.file();
    expect(await world.waitsFor()).toEqual({ agent: false, office: false });
    const { made, wish, preview } = await sent();
    expect(made.json.data.status).toBe("Open");
    expect(await world.file()).toEqual(file);
    const [open] = await world.changes();
    expect(open).toMatchObject({
      status: "Open",
      remark: "The flight was moved.",
      today: { hash: preview.proposal!.hash },
    });
    expect(await world.waitsFor()).toEqual({ agent: true, office: true });
    expect((await world.send(preview, wish)).status).toBe(409);
    const told = await world.api.system((tx) => tx.select({ kind: notification.kind }).from(notification));
    expect(told.map(({ kind }) => kind)).toContain("booking.change-requested");
  });

  test("is carried out by the office: confirmed services wait for their suppliers to agree", async () => {
    await world.confirmed();
    const { preview, wish } = await sent();
    const [open] = await world.changes();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    expect((await world.answer(open!.uid, "application", { ...body, hash: "0".repeat(64) })).status).toBe(
      409,
    );
    const done = await world.answer(open!.uid, "application", body);
    expect(done.status, done.text).toBe(200);
    expect(await world.file()).toMatchObject({ travelDate: wish.travel_date, status: "Processing" });
    const lines = await world.bought();
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["AM"]));
    expect(lines.map(({ confirmation }) => confirmation)).toEqual(lines.map(() => null));
    expect(await world.netOfFile()).toBe(preview.proposal!.totals_before.net_cents);
    expect(await world.netOnceAgreed()).toBe(preview.proposal!.totals_after.net_cents);
    const waiting = (await world.requests()).filter(({ status }) => status === "Draft");
    expect(waiting).toEqual(lines.map(() => ({ kind: "amend", status: "Draft" })));
    expect((await world.change()).requests).toMatchObject([{ status: "Applied" }]);
    expect((await world.answer(open!.uid, "application", body)).status).toBe(409);
    const log = await world.api.system((tx) =>
      tx
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectUid, open!.uid))
        .orderBy(auditLog.id),
    );
    expect(log.map(({ action }) => action)).toEqual(["created", "applied"]);
  });

  test("keeps what a service holds of our stock until its supplier answers, and gives it back with the service", async () => {
    await world.book();
    const held = await world.used();
    expect(held).toBeGreaterThan(0);
    await sent();
    const [open] = await world.changes();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    const done = await world.answer(open!.uid, "application", body);
    expect(done.status, done.text).toBe(200);
    expect(new Set((await world.bought()).map(({ status }) => status))).toEqual(new Set(["AM"]));
    expect(await world.used()).toBe(held);
    const removed = (await world.bought()).map(({ uid }) => uid).slice(0, -1);
    const preview = await world.change(`?remove=${removed.join("_")}`);
    expect((await world.send(preview, { remove: removed })).status).toBe(200);
    const [second] = await world.changes();
    await world.answer(second!.uid, "application", {
      lock_version: second!.lock_version,
      hash: second!.today!.hash,
    });
    expect(await world.used()).toBeLessThan(held);
  });

  test("is declined with a reason that the agent reads and is mailed", async () => {
    await world.confirmed();
    await sent();
    const [open] = await world.changes();
    const { lock_version } = open!;
    expect((await world.answer(open!.uid, "refusal", { lock_version, reason: "" })).status).toBe(422);
    const reason = "The lodge is full that week.";
    expect((await world.answer(open!.uid, "refusal", { lock_version, reason })).status).toBe(200);
    expect((await world.change()).requests).toMatchObject([{ status: "Declined", reason }]);
    const mails = await world.api.system((tx) => tx.select({ kind: outboxMessage.kind }).from(outboxMessage));
    expect(mails.map(({ kind }) => kind)).toContain("change-declined");
    await sent();
  });

  test("is withdrawn by its agent, and not by somebody else", async () => {
    await world.confirmed();
    const { made } = await sent();
    const { lock_version } = (await world.change()).requests[0]!;
    const path = `/api/agent/client-files/NZFI100005/changes/${made.json.data.uid}/withdrawal`;
    const emma = await world.api.signIn("emma.larkspur");
    const foreign = await world.api.call(path, { method: "POST", token: emma, body: { lock_version } });
    expect(foreign.status).toBe(404);
    const own = await world.call(path.replace("/api/agent/client-files/", ""), {
      method: "POST",
      body: { lock_version },
    });
    expect(own.json.data).toMatchObject({ status: "Withdrawn" });
    expect((await world.changes())[0]).toMatchObject({ status: "Withdrawn", today: null });
    const told = await world.api.system((tx) => tx.select({ kind: notification.kind }).from(notification));
    expect(told.filter(({ kind }) => kind === "booking.change-withdrawn")).toHaveLength(1);
  });

  test("of who travels keeps those who stay, names nobody else, and gives the rooms anew", async () => {
    await world.confirmed();
    const before = await world.change();
    const [staying] = before.travellers;
    const wish = { rooms: "SG-1_DB-2", leaving: before.travellers.slice(1).map(({ seq }) => seq) };
    const preview = await world.change(`?rooms=${wish.rooms}&leaving=${wish.leaving.join("_")}`);
    expect(preview.proposal).toMatchObject({ joining: 2, after: { rooms: wish.rooms } });
    await world.send(preview, wish);
    const [open] = await world.changes();
    const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
    expect((await world.answer(open!.uid, "application", body)).status).toBe(200);
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
    // Everything that is booked waits for its supplier, at its old price.
    expect(preview.proposal!.difference_cents).not.toBe(0);
    expect(await world.netOfFile()).toBe(preview.proposal!.totals_before.net_cents);
    expect(await world.netOnceAgreed()).toBe(preview.proposal!.totals_after.net_cents);
  });
});
