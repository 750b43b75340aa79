import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import { permission, user, userPermission } from "#api/db/schema/user.ts";
import { passengerWorld, type PassengerWorld } from "#tests/support/passenger-calls.ts";

let world: PassengerWorld;
const log = () =>
  world.api.system((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.fileId, world.fileId)).orderBy(auditLog.id),
  );
const statuses = async () => (await world.bought()).map(({ status }) => status);

describe("names of a booking that its suppliers confirmed", () => {
  beforeEach(async () => {
    world = await passengerWorld({ confirmed: true });
  });

  test("say before who is told, and let them agree anew by requests that wait", async () => {
    const before = await world.one(1);
    expect(before.told.length).toBe(3);
    expect(before.told.every(({ amends }) => amends)).toBe(true);
    const answer = await world.save(1, { last_name: "Große-Wilde" });
    expect([answer.status, answer.json.data.last_name]).toEqual([200, "Große-Wilde"]);
    expect(await statuses()).toEqual(["AM", "AM", "AM"]);
    const drafts = (await world.rows()).filter(({ request }) => request.status === "Draft");
    expect(drafts.map(({ request }) => request.kind)).toEqual(["amend", "amend", "amend"]);
    expect(JSON.stringify(drafts[0]!.request.snapshot)).toContain("Große-Wilde");
    expect(JSON.stringify(drafts[0]!.request.previousSnapshot)).not.toContain("Große-Wilde");
    for (const { voucherNo, priceStatus } of await world.bought())
      expect([voucherNo, priceStatus]).toEqual([null, "locked"]);
    expect((await world.file()).status).toBe("Processing");
    const told = (await log()).find(({ action }) => action === "travellers_changed");
    expect(JSON.stringify(told)).toContain("Große-Wilde");
  });

  test("a second change before the first is sent leaves one request for each service", async () => {
    await world.save(1, { last_name: "Erste" });
    await world.save(1, { last_name: "Zweite" });
    const drafts = (await world.rows()).filter(({ request }) => request.status === "Draft");
    expect(drafts).toHaveLength(3);
    expect(drafts.every(({ request }) => JSON.stringify(request.snapshot).includes("Zweite"))).toBe(true);
  });

  test("the lead alone is nobody's to know, and nothing that is the same changes anything", async () => {
    const people = (await world.passengers()).json.data;
    const other = people.find(({ is_lead: leads }: { is_lead: boolean }) => !leads).seq;
    const { last_name: named } = await world.one(other);
    if (!named) await world.save(other, { last_name: "Neu" });
    const sent = (await world.rows()).length;
    expect((await world.save(other, { is_lead: true })).json.data.is_lead).toBe(true);
    expect((await world.stored(1)).isLead).toBe(false);
    expect((await world.rows()).length).toBe(sent);
    const before = (await log()).length;
    expect((await world.save(other, {})).status).toBe(200);
    expect((await log()).length).toBe(before);
  });

  test("a date of birth of another age group, or after the trip, is refused beside its field", async () => {
    for (const date_of_birth of ["2025-05-05", "2031-01-01"]) {
      const answer = await world.save(1, { date_of_birth });
      expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ["date_of_birth"]]);
    }
    expect((await world.save(1, { date_of_birth: "1980-02-03" })).json.data).toMatchObject({
      date_of_birth: "1980-02-03",
      age: 47,
    });
  });

  test("a stale version is refused with the traveller as it is now", async () => {
    const { lock_version } = await world.one(1);
    await world.save(1, { last_name: "Schneller" });
    const late = await world.save(1, { last_name: "Langsam", lock_version });
    expect([late.status, late.json.current.last_name]).toEqual([409, "Schneller"]);
  });
});

describe("a traveller who stays at home", () => {
  beforeEach(async () => {
    world = await passengerWorld();
  });
  const second = async () => {
    const people: { seq: number; is_lead: boolean }[] = (await world.passengers()).json.data;
    return people.find(({ is_lead: leads }) => !leads)!.seq;
  };

  test("leaves every list at once, as the proposal said, with a reason", async () => {
    const seq = await second();
    const { data } = (await world.passengers(`/${seq}/cancellation`)).json;
    expect(data).toMatchObject({ possible: true, problems: [] });
    const post = (body: object) =>
      world.passengers(`/${seq}/cancellation`, {
        method: "POST",
        body: { lock_version: data.lock_version, hash: data.proposal.hash, ...body },
      });
    expect((await post({})).status).toBe(422);
    expect((await post({ hash: "other", reason: "Fell ill" })).status).toBe(409);
    const done = await post({ reason: "Fell ill" });
    expect(done.status, done.text).toBe(200);
    expect((await world.stored(seq)).status).toBe("cancelled");
    const left: { seq: number }[] = (await world.passengers()).json.data;
    expect(left.map((one) => one.seq)).not.toContain(seq);
    expect((await world.passengers(`/${seq}`)).status).toBe(404);
    const shown = await world.api.call(`/api/office/client-files/${world.uid}`, { token: world.office });
    expect(shown.json.data.pax_count).toBe(left.length);
    expect((await post({ reason: "Again" })).status).toBe(404);
  });
});

describe("health and passport", () => {
  beforeEach(async () => {
    world = await passengerWorld();
  });
  const secret = { dietary: "vegan", mobility: "", medical: "Insulin twice a day", passport: "C01X00T47" };
  const put = (body: object, token = world.office) =>
    world.passengers("/1/needs", { method: "PUT", body, token });

  test("are read by those with the right alone, sealed in the database, and not in the history", async () => {
    const { lock_version } = await world.one(1);
    const saved = (await put({ ...secret, lock_version })).json.data;
    expect(saved).toMatchObject(secret);
    // The same again changes nothing.
    expect((await put({ ...secret, lock_version: saved.lock_version })).json.data).toEqual(saved);
    expect((await world.passengers("/1/needs")).json.data).toMatchObject(secret);
    const { id } = await world.stored(1);
    const [kept] = await world.api.system((tx) => tx.select().from(paxNeeds).where(eq(paxNeeds.paxId, id)));
    expect(JSON.stringify(kept)).not.toMatch(/Insulin|C01X00T47/);
    expect(kept!.sealedPassport).toMatch(/^v1\./);
    const entries = await log();
    expect(entries.filter(({ action }) => action === "needs_changed")).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/Insulin|C01X00T47|vegan/);
    expect(world.api.logs.join("")).not.toMatch(/Insulin|C01X00T47/);
    for (const username of ["readonly", "product", "accounts"]) {
      const token = await world.api.signIn(username);
      expect((await world.passengers("/1/needs", { token })).status, username).toBe(403);
      const list = await world.passengers("", { token });
      expect(list.json.data[0].has_needs, username).toBeNull();
    }
    const agency = await world.get("");
    expect(agency.text).toContain("vegan");
    expect(agency.text).not.toMatch(/Insulin|C01X00T47/);
  });

  test("are changed by those alone who may also change files", async () => {
    const { lock_version } = await world.one(1);
    await world.api.system(async (tx) => {
      const [reader] = await tx.select().from(user).where(eq(user.username, "readonly"));
      const [sees] = await tx.select().from(permission).where(eq(permission.name, "pax.view-sensitive"));
      await tx.insert(userPermission).values({ userId: reader!.id, permissionId: sees!.id });
    });
    const token = await world.api.signIn("readonly");
    expect((await world.passengers("/1/needs", { token })).status).toBe(200);
    expect((await put({ ...secret, lock_version }, token)).status).toBe(403);
    expect((await world.passengers("/1/needs")).json.data).toMatchObject({ medical: "", passport: "" });
  });

  test("a stale version is refused, and another brand's office finds nobody", async () => {
    const { lock_version } = await world.one(1);
    await put({ ...secret, lock_version });
    expect((await put({ ...secret, medical: "", lock_version })).status).toBe(409);
    const token = await world.api.signIn("manager.banksia");
    expect((await world.passengers("/1/needs", { token })).status).toBe(404);
    expect((await put({ ...secret, lock_version: lock_version + 1 }, token)).status).toBe(404);
    expect((await world.save(1, { last_name: "Fremd" }, { token })).status).toBe(404);
  });
});

test.each([
  ["readonly", 403],
  ["accounts", 403],
  ["jonas.silberfarn", 401],
  ["desk.steamvale", 401],
])("%s changes nobody", async (username, status) => {
  world = await passengerWorld();
  const token = await world.api.signIn(username);
  expect((await world.save(1, { last_name: "Fremd" }, { token })).status).toBe(status);
  expect((await world.passengers("/1/cancellation", { token })).status).toBe(status);
  const body = { lock_version: 1, hash: "x", reason: "Because" };
  expect((await world.passengers("/1/cancellation", { method: "POST", body, token })).status).toBe(status);
  expect((await world.stored(1)).lastName).not.toBe("Fremd");
});
