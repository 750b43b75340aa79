import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { supplier } from "#api/db/schema/company.ts";
import { channels } from "#contract/system/realtime/channels.ts";
import { reconfirmWorld } from "#tests/support/reconfirm-calls.ts";
import { confirmed } from "#tests/support/request-calls.ts";
import { stepWorld } from "#tests/support/step-calls.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** The channels of suppliers that hear of something by the work, in order. */
async function heard(api: TestApi, work: () => Promise<unknown>): Promise<string[]> {
  const before = api.sent.length;
  await work();
  const told = api.sent.slice(before).filter(({ event }) => event === "requests.updated");
  for (const { data } of told) expect(data).toBe("{}");
  return told.flatMap((one) => one.channels).toSorted();
}

async function channelsOf(api: TestApi, codes: readonly string[]): Promise<string[]> {
  const rows = await api.system((tx) => tx.select().from(supplier));
  return rows
    .filter(({ code }) => codes.includes(code))
    .map(({ uid }) => channels.supplier(uid))
    .toSorted();
}

test("open pages of a supplier hear that it is asked, that it answered, and that it is not asked any more", async () => {
  const world = await stepWorld();
  const { api } = world;
  const { car } = await world.lines();
  const all = await channelsOf(
    api,
    (await world.rows()).map((row) => row.supplier),
  );
  expect(all.length).toBeGreaterThan(1);
  expect(await heard(api, () => world.sendRequests())).toEqual(all);

  const hotel = await world.hotel();
  const own = await channelsOf(api, [hotel.supplier]);
  expect(own).toHaveLength(1);
  expect(await heard(api, () => world.answerLink(hotel.request.uid, confirmed))).toEqual(own);

  await world.set(car.id, { status: "OK", priceStatus: "locked" });
  await world.take("cancel", [car.uid], { reason: "The clients changed their minds." });
  await world.sendRequests();
  api.clock.advance({ hours: 24 * 30 });
  const manager = { token: await api.signIn("manager") };
  const { lock_version } = (await world.preview("end", [car.uid], manager)).json.data.services[0];
  const body = { services: [{ uid: car.uid, lock_version, fee_cents: 0 }], reason: "They do not answer." };
  const [firm] = await api.system((tx) => tx.select().from(supplier).where(eq(supplier.id, car.supplierId!)));
  const ended = await heard(api, () => world.stepCall("end", "", { method: "POST", body, ...manager }));
  expect(ended).toEqual(await channelsOf(api, [firm!.code]));
});

test("open pages of a supplier hear that it is to reconfirm, and that it did", async () => {
  const world = await reconfirmWorld();
  const { api } = world;
  const asked = await heard(api, () => world.askAll());
  const batch = await world.largest();
  expect(asked).toHaveLength(new Set((await world.batches()).map(({ supplierId }) => supplierId)).size);
  const { uid, lock_version } = batch.items[0]!;
  const answered = await heard(api, () =>
    world.answerBatch(batch.uid, [{ uid, lock_version, answer: "as_booked", words: "" }]),
  );
  expect(answered).toHaveLength(1);
  expect(asked).toContain(answered[0]);
});
