import { beforeEach, expect, test } from "vitest";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";
import { waitingQuote } from "#tests/support/waiting-quote.ts";

let world: Awaited<ReturnType<typeof waitingQuote>>;
let consultant: string;

beforeEach(async () => {
  world = await waitingQuote();
  consultant = await world.calls.api.signIn("consultant");
});

const path = () => `/api/office/client-files/${world.draft.uid}/services/${world.line.uid}/price`;
const priceOf = async (): Promise<LineBreakdown> =>
  (await world.calls.api.call(path(), { token: consultant })).json.data;
const estimate = async () => {
  const { lock_version } = await priceOf();
  const body = { by: "estimate", lock_version };
  return world.calls.api.call(path(), { method: "PUT", token: consultant, body });
};
/** A room of 100 dollars last season: 5 % more, 20 % mark-up. */
const estimatedNight = 126_00;
const lastSeason = () => world.importSeason("2026-01-01", "2026-11-30");

test("a service without a rate is estimated by the last ones, and stays so until its own come", async () => {
  await lastSeason();
  expect((await priceOf()).may).toMatchObject({ hand: true, estimate: true });
  const answer = await estimate();
  expect(answer.status, answer.text).toBe(200);
  const { units, ...now } = await world.lineNow();
  expect(now).toEqual({ status: "estimate", sell: units * estimatedNight });
  const { versions, may } = await priceOf();
  expect(versions[0]).toMatchObject({ standing: "current", source: "estimate", reason: null });
  expect(may.estimate).toBe(false);
  const { json } = await world.calls.api.call(`/api/office/client-files/${world.draft.uid}/history`, {
    token: await world.calls.api.signIn("manager"),
  });
  expect(json.data[0]).toMatchObject({ action: "service_estimated", actor: { audience: "office" } });

  await world.keepHouse();
  expect(await world.lineNow()).toMatchObject(now);
  await world.importSeason("2027-01-01", "2027-02-28", 200);
  await world.keepHouse();
  expect(await world.lineNow()).toEqual({ status: "priced", units, sell: units * 240_00 });
  expect((await priceOf()).versions[0]).toMatchObject({ source: "rate" });
});

test("another date is estimated anew, and whatever its agency does with the quote keeps it an estimate", async () => {
  await lastSeason();
  await estimate();
  const { units } = await world.lineNow();
  const { lock_version } = await world.calls.show(world.draft.reference);
  const moved = await world.calls.send("PUT", `quotes/${world.draft.reference}/trip`, {
    ...{ lock_version, travel_date: "2027-01-20", rooms: "DB-2_DB-2" },
  });
  expect(moved.status, moved.text).toBe(200);
  expect(await world.lineNow()).toEqual({ status: "estimate", units, sell: 2 * units * estimatedNight });
});

test("is refused where there never was a rate, and the service stays without a price", async () => {
  expect((await estimate()).status).toBe(409);
  expect(await world.lineNow()).toMatchObject({ status: "no_rate", sell: null });
});

test("is refused where the rates of its days have a price", async () => {
  await world.importSeason("2027-01-01", "2027-02-28");
  await world.keepHouse();
  expect((await priceOf()).may.estimate).toBe(false);
  expect((await estimate()).status).toBe(409);
  expect(await world.lineNow()).toMatchObject({ status: "priced" });
});
