import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { setting } from "#api/db/schema/brand.ts";
import type { BookingSettings } from "#contract/system/booking-settings.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
beforeEach(async () => {
  world = await ledgerWorld();
});

const path = "/api/office/booking-settings";
const ask = (more: Parameters<typeof world.api.call>[1] = {}, to = path) =>
  world.api.call(to, { token: world.accounts, ...more });
const settings = async (): Promise<BookingSettings> => (await ask()).json.data;
const save = async (more: object, version?: number) => {
  const { lock_version, locked_until, ...now } = await settings();
  const until = locked_until === null ? {} : { locked_until };
  return ask({ method: "PUT", body: { ...now, ...until, lock_version: version ?? lock_version, ...more } });
};

describe("the settings of bookings", () => {
  test("are read and changed, and say who changed what", async () => {
    const before = await settings();
    expect(before).toMatchObject({
      ...{ locked_until: null, deposit_bps: 1000, balance_days_before: 60, payment_reminders: true },
      ...{ child_max_age_default: 14, pp_round_step_cents: 100 },
    });
    const { status, json } = await save({ deposit_bps: 2500, payment_reminders: false });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ deposit_bps: 2500, payment_reminders: false, balance_days_before: 60 });
    const history = (await ask({}, `${path}/history`)).json.data;
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({
      actor: { name: "Mereana Tūhoe" },
      action: "changed",
      changes: [
        { field: "deposit_bps", before: 1000, after: 2500 },
        { field: "payment_reminders", before: true, after: false },
      ],
    });
    expect((await save({})).json.data.lock_version).toBe(json.data.lock_version);
    expect((await ask({}, `${path}/history`)).json.data).toHaveLength(1);
  });

  test("hold from then on: a deposit that nobody agreed comes to what they say", async () => {
    await save({ deposit_bps: 5000 });
    const stored = await world.api.system((tx) =>
      tx.select().from(setting).where(eq(setting.key, "booking.deposit_bps")),
    );
    expect(stored[0]).toMatchObject({ value: 5000, lockVersion: 2 });
  });

  test("close the books: nothing is issued or received on a closed day, until they are opened again", async () => {
    await world.issue("deposit");
    expect((await save({ locked_until: "2026-11-19" })).status).toBe(200);
    const refused = await world.receipt(1000, { date: "2026-11-19" });
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toHaveProperty("date");
    const { locked_until: _closed, ...rest } = await settings();
    expect((await ask({ method: "PUT", body: rest })).status).toBe(200);
    expect((await settings()).locked_until).toBeNull();
    expect((await world.receipt(1000, { date: "2026-11-19" })).status).toBe(201);
  });

  test.each([
    [{ locked_until: "2026-12-31" }, "locked_until"],
    [{ child_max_age_default: 3 }, "child_max_age_default"],
    [{ deposit_bps: 10_001 }, "deposit_bps"],
    [{ card_surcharge_bps: -1 }, "card_surcharge_bps"],
    [{ balance_days_before: 366 }, "balance_days_before"],
    [{ lookup_per_minute: 0 }, "lookup_per_minute"],
  ])("refuse %j beside its field, and change nothing", async (wrong, field) => {
    const before = await settings();
    const { status, json } = await save({ deposit_bps: 2000, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual([field]);
    expect(await settings()).toEqual(before);
  });

  test("refuse who was slower, whichever of them was changed, however many save at once", async () => {
    const { lock_version: version } = await settings();
    const answers = await Promise.all(
      [1100, 1200, 1300].map((deposit_bps) => save({ deposit_bps }, version)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { status, json } = await save({ quote_valid_days: 21 }, version);
    expect(status).toBe(409);
    expect(json.current).toEqual(await settings());
  });

  test("are for those who hold the permission", async () => {
    for (const [name, status] of [
      ["consultant", 403],
      ["manager", 200],
      ["manager.banksia", 200],
      ["anke.silberfarn", 401],
    ] as const) {
      expect((await ask({ token: await world.api.signIn(name) })).status).toBe(status);
    }
    const manager = await world.api.signIn("manager.banksia");
    await save({ deposit_bps: 1500 });
    expect((await ask({ token: manager }, `${path}/history`)).json.data).toHaveLength(1);
  });
});

describe("the switch of an agency's reminders", () => {
  const of = (more: Parameters<typeof world.api.call>[1] = {}, to = "") =>
    world.api.call(`${world.path}/agency-reminders${to}`, { token: world.accounts, ...more });

  test("is turned off and on where the office sees the agency's account, and says by whom", async () => {
    const before = (await of()).json.data;
    expect(before).toMatchObject({
      agency_name: "Silberfarn Reisen",
      sends_reminders: true,
      stopped: false,
      sent: [],
    });
    const body = { sends_reminders: false, lock_version: before.lock_version };
    const { status, json } = await of({ method: "PUT", body });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ sends_reminders: false, lock_version: before.lock_version + 1 });
    expect((await of({ method: "PUT", body: { ...body, sends_reminders: true } })).status).toBe(409);
    const [entry] = (await of({}, "/history")).json.data;
    expect(entry.changes).toEqual([{ field: "sends_reminders", before: true, after: false }]);
    await save({ payment_reminders: false });
    expect((await of()).json.data.stopped).toBe(true);
  });

  test("is for those who look after agencies; others see it", async () => {
    const consultant = await world.api.signIn("consultant");
    const { status, json } = await of({ token: consultant });
    expect(status).toBe(200);
    const body = { sends_reminders: false, lock_version: json.data.lock_version };
    expect((await of({ token: consultant, method: "PUT", body })).status).toBe(403);
    const banksia = await world.api.signIn("manager.banksia");
    expect((await of({ token: banksia })).status).toBe(404);
  });
});
