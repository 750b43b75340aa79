import { beforeEach, expect, test } from "vitest";
import { quoteVersion } from "#api/db/schema/quote.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";
import type { Passenger } from "#contract/sales/passengers/passenger.ts";
import type { ServiceEdits } from "#contract/sales/file-services/services.ts";
import { later } from "#tests/support/change-calls.ts";
import { deskFile } from "#tests/support/desk-file.ts";
import { stepWorld } from "#tests/support/step-calls.ts";
import { testApi, type TestApi, type TestCall } from "#tests/support/test-api.ts";

let api: TestApi;
let consultant: string;
let uid: string;

const ask = (rest = "", more: TestCall = {}) =>
  api.call(`/api/office/client-files/${uid}${rest}`, { token: consultant, ...more });
const show = async (): Promise<OfficeFile> => (await ask()).json.data;
const edits = async (): Promise<ServiceEdits> => (await ask("/services")).json.data;
const move = async (wish: object) => {
  const { lock_version, rooms } = await edits();
  const body = { lock_version, rooms, travel_date: "2027-02-09", ...wish };
  return ask("/trip", { method: "PUT", body });
};
const startsOf = ({ days }: OfficeFile) =>
  days.flatMap(({ services }) => services.map(({ name, date_from: from }) => [name, from]));

beforeEach(async () => {
  api = await testApi();
  consultant = await api.signIn("consultant");
  ({ uid } = await deskFile(api, consultant));
});

test("the office puts a quote on another date: its services move along, at the prices of then", async () => {
  const before = await show();
  const versions = await api.system((tx) => tx.$count(quoteVersion));
  const answer = await move({ travel_date: "2027-02-16" });
  expect([answer.status, answer.json.data?.without_price]).toEqual([200, 0]);
  const after = await show();
  expect(after).toMatchObject({ travel_date: "2027-02-16", end_date: later(7, before.end_date) });
  expect(startsOf(after)).toEqual(startsOf(before).map(([name, from]) => [name, later(7, from!)]));
  // What it was is kept beside what it is.
  expect(await api.system((tx) => tx.$count(quoteVersion))).toBe(versions + 1);
});

test("the office makes a quote for another party, and services for everyone are for all of it", async () => {
  const before = await show();
  expect((await move({ rooms: "DB-2_SG-1" })).status).toBe(200);
  const people: Passenger[] = (await ask("/passengers")).json.data;
  expect(people.map(({ room }) => room?.code)).toEqual(["DB", "DB", "SG"]);
  const after = await show();
  expect(after.pax_count).toBe(3);
  expect(after.totals.net_cents).toBeGreaterThan(before.totals.net_cents);
});

test("a quote stays as it is where nothing is different, the day has passed or somebody else saved it", async () => {
  const before = await edits();
  expect((await move({})).json.data.lock_version).toBe(before.lock_version);
  expect(Object.keys((await move({ travel_date: "2026-11-01" })).json.errors)).toEqual(["travel_date"]);
  expect((await move({ travel_date: "2027-02-16", lock_version: 0 })).status).toBe(409);
  expect(await edits()).toEqual(before);
});

test("a booking is changed by an amendment, never in its place", async () => {
  const world = await stepWorld();
  const file = await world.file();
  const body = { lock_version: file.lockVersion, travel_date: later(3, file.travelDate), rooms: "DB-2" };
  const path = `/api/office/client-files/${world.uid}/trip`;
  const answer = await world.api.call(path, { method: "PUT", token: world.office, body });
  expect([answer.status, answer.json.message]).toEqual([409, textsIn("en").byAmendment]);
  expect(await world.file()).toEqual(file);
});
