import { beforeEach, expect, test } from "vitest";
import { askInTime, chaseReconfirmations } from "#api/modules/sales/reconfirmation/ask-in-time.ts";
import { reconfirmWorld, sayTo, type ReconfirmWorld } from "#tests/support/reconfirm-calls.ts";

let world: ReconfirmWorld;
beforeEach(async () => {
  world = await reconfirmWorld();
  await world.setDays("reconfirm", 0);
});

const ask = () => world.api.system((tx) => askInTime(tx, world.api.parts));
const chase = () => world.api.system((tx) => chaseReconfirmations(tx, world.api.parts));
const mails = async (kind: string) => (await world.mailsToSuppliers()).filter((mail) => mail.kind === kind);

test("the clock asks for a service as soon as its day comes near, and once", async () => {
  await ask();
  expect(await world.batches()).toEqual([]);
  await world.setDays("reconfirm", 2000);
  await ask();
  const asked = await mails("reconfirm");
  expect(asked.length).toBeGreaterThan(0);
  expect((await world.services()).every(({ state }) => state === "asked")).toBe(true);
  await ask();
  expect(await mails("reconfirm")).toHaveLength(asked.length);
});

test("who is late is reminded three times, two days apart, and then a person is told once", async () => {
  await world.askAll();
  const count = (await world.batches()).length;
  await chase();
  expect(await mails("reconfirm-reminder")).toEqual([]);
  world.api.clock.advance({ hours: 73 });
  for (const wanted of [1, 2, 3]) {
    await chase();
    await chase();
    expect(await mails("reconfirm-reminder")).toHaveLength(count * wanted);
    expect(await world.told("supplier.silent")).toEqual([]);
    world.api.clock.advance({ hours: 48 });
  }
  await chase();
  const told = await world.told("supplier.silent");
  expect(told.length).toBeGreaterThan(0);
  world.api.clock.advance({ hours: 480 });
  await chase();
  expect(await world.told("supplier.silent")).toHaveLength(told.length);
});

test("who has answered is left alone, and the reminder names what is open alone", async () => {
  await world.askAll();
  const { uid, items } = await world.largest();
  const others = (await world.batches()).filter((batch) => batch.uid !== uid);
  for (const batch of others) {
    const read = await world.open(batch.uid);
    await world.answerBatch(
      batch.uid,
      read.items.map((item) => sayTo(item, "as_booked")),
    );
  }
  await world.answerBatch(uid, [sayTo(items[0]!, "as_booked")]);
  world.api.clock.advance({ hours: 73 });
  await chase();
  const reminders = await mails("reconfirm-reminder");
  expect(reminders.map(({ params }) => params["count"])).toEqual(items.length > 1 ? [items.length - 1] : []);
});
