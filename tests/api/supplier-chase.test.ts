import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { notification } from "#api/db/schema/notification.ts";
import { chaseSuppliers } from "#api/modules/sales/supplier-answers/chase-suppliers.ts";
import { requestWorld, type RequestWorld } from "#tests/support/request-calls.ts";

let world: RequestWorld;
beforeEach(async () => {
  world = await requestWorld();
  await world.sendRequests();
});

const round = () => world.api.system((tx) => chaseSuppliers(tx, world.api.parts));
const reminders = async () =>
  (await world.mailsToSuppliers()).filter(({ kind }) => kind === "request-reminder");
const silent = () =>
  world.api.system((tx) => tx.select().from(notification).where(eq(notification.kind, "supplier.silent")));

test("nobody is reminded before the time for the answer is over", async () => {
  await round();
  expect(await reminders()).toEqual([]);
});

test("a late supplier is reminded three times, two days apart, and then a person is told once", async () => {
  const count = (await world.rows()).length;
  world.api.clock.advance({ hours: 73 });
  for (const wanted of [1, 2, 3]) {
    await round();
    expect(await reminders()).toHaveLength(count * wanted);
    // Nobody is reminded twice because the house is kept often.
    await round();
    expect(await reminders()).toHaveLength(count * wanted);
    expect(await silent()).toEqual([]);
    world.api.clock.advance({ hours: 48 });
  }
  await round();
  const told = await silent();
  expect(told.length).toBeGreaterThan(0);
  world.api.clock.advance({ hours: 480 });
  await round();
  expect(await silent()).toHaveLength(told.length);
  expect(await reminders()).toHaveLength(count * 3);
});

test("the reminder leads to the same link, and the page that is open stays good for an answer", async () => {
  const { request } = await world.hotel();
  const { lock_version } = await world.open(request.uid);
  world.api.clock.advance({ hours: 73 });
  await round();
  const mails = await world.api.mails(1);
  const links = mails.filter(({ text }) => text.includes(world.tokenOf(request.uid)));
  expect(links.length).toBeGreaterThan(1);
  const answer = await world.answerLink(request.uid, {
    answer: "decline",
    decline_reason: "full",
    lock_version,
  });
  expect(answer.status).toBe(204);
});

test("who has answered, and whose question is outdated, is left alone", async () => {
  const rows = await world.rows();
  for (const { request } of rows.slice(1)) await world.answerLink(request.uid, { answer: "wait_list" });
  const { data } = (await world.get("/cancellation")).json;
  const body = {
    ...{ lock_version: data.lock_version, fee_cents: data.fee_cents, fee_accepted: true },
    reason: "The clients fell ill.",
  };
  await world.call("NZFI100005/cancel", { method: "POST", body });
  world.api.clock.advance({ hours: 73 });
  await round();
  expect(await reminders()).toEqual([]);
});
