import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { reconfirmWorld, sayTo, type ReconfirmWorld } from "#tests/support/reconfirm-calls.ts";

let world: ReconfirmWorld;
beforeEach(async () => {
  world = await reconfirmWorld();
});

describe("asking", () => {
  test("writes one mail for each supplier, with a link to all of its services, and asks once", async () => {
    const services = await world.services();
    expect(new Set(services.map(({ state }) => state))).toEqual(new Set(["due"]));
    const suppliers = new Set(services.map((one) => one.supplier_name)).size;
    expect((await world.askAll()).json.data).toEqual({ asked: services.length, suppliers });
    const mails = (await world.mailsToSuppliers()).filter(({ kind }) => kind === "reconfirm");
    expect(mails).toHaveLength(suppliers);
    const batches = await Promise.all((await world.batches()).map(({ uid }) => world.open(uid)));
    expect(batches.flatMap(({ items }) => items)).toHaveLength(services.length);
    expect(new Set((await world.services()).map(({ state }) => state))).toEqual(new Set(["asked"]));
    expect((await world.told("reconfirmation.received")).length).toBeGreaterThan(0);
    expect((await world.askAll()).status).toBe(409);
    expect((await world.mailsToSuppliers()).filter(({ kind }) => kind === "reconfirm")).toHaveLength(
      suppliers,
    );
  });

  test("is refused before the time has come", async () => {
    await world.setDays("finalise", 1);
    await world.setDays("reconfirm", 1);
    expect((await world.askAll()).status).toBe(409);
    expect(new Set((await world.services()).map(({ state }) => state))).toEqual(new Set(["not_due"]));
    expect(await world.batches()).toEqual([]);
  });

  test("leaves out what is being changed, and a supplier without an address", async () => {
    const [first, ...rest] = await world.bought();
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ status: "AM" }).where(eq(serviceLine.id, first!.id)),
    );
    expect((await world.askAll()).json.data.asked).toBe(rest.length);
  });

  test("shows the link to nobody else, and no price that the agency pays", async () => {
    await world.askAll();
    const [batch] = await world.batches();
    const { text } = await world.api.call(world.linkOf(batch!.uid));
    expect(text).not.toMatch(/net_cents|sell|commission|token|link_key/);
    const wrong = await world.api.call(`/api/public/reconfirmations/${"x".repeat(43)}`);
    expect(wrong.status).toBe(404);
  });
});

describe("the link", () => {
  beforeEach(() => world.askAll());

  test("can be opened as often as one likes: nothing changes by it", async () => {
    const before = await world.versions();
    const [batch] = await world.batches();
    for (let time = 0; time < 50; time += 1)
      await world.api.call(world.linkOf(batch!.uid), { method: time % 2 ? "HEAD" : "GET" });
    expect(await world.versions()).toEqual(before);
    await world.api.call(`${world.linkOf(batch!.uid)}/seen`, { method: "POST" });
    expect(await world.versions()).not.toEqual(before);
  });

  test("takes all as booked at once, and the same again changes nothing", async () => {
    const { uid, items } = await world.largest();
    const answers = items.map((item) => sayTo(item, "as_booked"));
    const taken = await world.answerBatch(uid, answers);
    expect(taken.json.data).toEqual({ taken: items.length, refused: [] });
    expect(await world.reconfirmed()).toBe(items.length);
    const before = await world.versions();
    expect((await world.answerBatch(uid, answers)).json.data.taken).toBe(items.length);
    expect(await world.versions()).toEqual(before);
    expect((await world.open(uid)).items.map(({ standing }) => standing)).toEqual(
      items.map(() => "answered"),
    );
    expect(await world.told("supplier.reconfirmation")).toEqual([]);
  });

  test.each(["change", "problem"] as const)(
    "a %s needs words, which the consultant hears",
    async (answer) => {
      const { uid, items } = await world.largest();
      const refused = await world.answerBatch(uid, [sayTo(items[0]!, answer)]);
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["answers.0.words"]]);
      await world.answerBatch(uid, [sayTo(items[0]!, answer, "Only until noon.")]);
      const [told] = await world.told("supplier.reconfirmation");
      expect(told?.facts).toMatchObject({ outcome: answer, words: "Only until noon." });
      expect((await world.services()).map(({ state }) => state)).toContain(answer);
      expect(await world.reconfirmed()).toBe(0);
    },
  );

  test("within ten minutes another answer takes the place of the first; then it is refused", async () => {
    const { uid, items } = await world.largest();
    await world.answerBatch(uid, [sayTo(items[0]!, "as_booked")]);
    const changed = (await world.open(uid)).items[0]!;
    expect(changed.given?.changeable_until).not.toBeNull();
    await world.answerBatch(uid, [sayTo(changed, "problem", "Fire alarm.")]);
    expect(await world.reconfirmed()).toBe(0);
    const again = (await world.open(uid)).items[0]!;
    await world.answerBatch(uid, [sayTo(again, "as_booked")]);
    world.api.clock.advance({ minutes: 11 });
    const late = (await world.open(uid)).items[0]!;
    expect(late.answers).toEqual([]);
    const { refused } = (await world.answerBatch(uid, [sayTo(late, "problem", "Late.")])).json.data;
    expect(refused).toHaveLength(1);
    expect(await world.reconfirmed()).toBe(1);
  });

  test("who answers a page that is older than another's answer is told, and the others are taken", async () => {
    const { uid, items } = await world.largest();
    const office = { method: "POST", body: { ...sayTo(items[0]!, "as_booked"), via: "phone", by: "Moana" } };
    expect((await world.inOffice("/answer", office)).status).toBe(204);
    const answers = items.map((item) => sayTo(item, "problem", "Closed."));
    const { taken, refused } = (await world.answerBatch(uid, answers)).json.data;
    expect([taken, refused.length]).toEqual([items.length - 1, 1]);
    expect(await world.reconfirmed()).toBe(1);
  });

  test("takes nothing once the service is changed, and nothing of another batch", async () => {
    const [one, other] = await Promise.all((await world.batches()).map(({ uid }) => world.open(uid)));
    const [batch] = await world.batches();
    await world.api.system((tx) => tx.update(serviceLine).set({ status: "AM" }));
    const { refused, taken } = (
      await world.answerBatch(
        batch!.uid,
        [...one!.items, ...other!.items].map((item) => sayTo(item, "as_booked")),
      )
    ).json.data;
    expect([taken, refused.length]).toEqual([0, one!.items.length + other!.items.length]);
    expect((await world.open(batch!.uid)).items[0]!.standing).toBe("closed");
  });

  test("takes nothing once the trip is over", async () => {
    const { uid, items } = await world.largest();
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await world.answerBatch(uid, [sayTo(items[0]!, "as_booked")])).json.data.taken).toBe(0);
  });

  test("opens nothing and takes nothing once its services are long over", async () => {
    const { uid, items } = await world.largest();
    world.api.clock.advance({ hours: 24 * 365 * 3 });
    expect((await world.api.call(world.linkOf(uid))).status).toBe(404);
    expect((await world.answerBatch(uid, [sayTo(items[0]!, "as_booked")])).status).toBe(404);
  });
});

describe("the portal and the office", () => {
  beforeEach(() => world.askAll());

  test("a supplier finds what it is asked, answers under its name, and finds nothing of others", async () => {
    const token = await world.api.signIn("desk.steamvale");
    const { data } = (await world.api.call("/api/supplier/reconfirmations", { token })).json;
    expect(data.length).toBeGreaterThan(0);
    const send = (by: string) =>
      world.api.call("/api/supplier/reconfirmations/answers", {
        method: "POST",
        token: by,
        body: { answers: [sayTo(data[0], "as_booked")] },
      });
    const stranger = await world.api.signIn("desk.starbasin");
    expect((await send(stranger)).json.data.taken).toBe(0);
    expect((await send(token)).json.data.taken).toBe(1);
    const [row] = await world.api.system((tx) =>
      tx.select().from(supplierRequest).where(eq(supplierRequest.uid, data[0].uid)),
    );
    expect([row?.answeredVia, row?.status]).toEqual(["portal", "Confirmed"]);
    const desk = await world.api.call("/api/supplier/desk", { token });
    expect(desk.json.data.to_reconfirm).toBe(data.length - 1);
  });

  test("a supplier answers as often as a desk could, and no more", async () => {
    const token = await world.api.signIn("desk.steamvale");
    const { data } = (await world.api.call("/api/supplier/reconfirmations", { token })).json;
    const body = { answers: [sayTo(data[0], "as_booked")] };
    const sent = { method: "POST", token, body };
    const statuses = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await world.api.call("/api/supplier/reconfirmations/answers", sent)).status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test("the office writes down who said what, also after the supplier's answer", async () => {
    const { uid, items } = await world.largest();
    await world.answerBatch(uid, [sayTo(items[0]!, "as_booked")]);
    world.api.clock.advance({ minutes: 20 });
    const item = (await world.services()).find((one) => one.item?.uid === items[0]!.uid)!.item!;
    const body = { ...sayTo(item, "problem"), via: "phone", by: "Moana" };
    const refused = await world.inOffice("/answer", { method: "POST", body });
    expect(Object.keys(refused.json.errors)).toEqual(["words"]);
    await world.inOffice("/answer", { method: "POST", body: { ...body, words: "Flooded." } });
    expect(await world.reconfirmed()).toBe(0);
    const entries = await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectUid, item.uid)).orderBy(auditLog.id),
    );
    expect(entries.map(({ action }) => action)).toEqual(["sent", "answered", "answered-for"]);
  });
});
