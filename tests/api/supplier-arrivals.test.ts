import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
/** A stay of the supplier with people in its rooms. */
let uid: string;

beforeEach(async () => {
  api = await testApi();
  token = await api.signIn("desk.steamvale");
  [{ uid }] = (await api.call("/api/supplier/bookings?sort=date_from", { token })).json.data;
});

/** What the supplier reads of a span. */
async function shown(
  query = "",
): Promise<{ today: string; from: string; days: number; services: Arrival[] }> {
  const answer = await api.call(`/api/supplier/arrivals${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.json.data;
}

type Line = Partial<typeof serviceLine.$inferInsert>;

async function change(line: Line): Promise<void> {
  await api.system((tx) => tx.update(serviceLine).set(line).where(eq(serviceLine.uid, uid)));
}

const uidsOf = ({ services }: { services: Arrival[] }) => services.map(({ uid }) => uid);
const within = { dateFrom: "2026-11-22", dateTo: "2026-11-24" } as const;

describe("the arrivals of a span", () => {
  test("are those of a week from the office's today on, unless the address says otherwise", async () => {
    expect(await shown()).toMatchObject({ today: "2026-11-20", from: "2026-11-20", days: 7 });
    expect(await shown("?from=2026-12-24&days=14")).toMatchObject({ from: "2026-12-24", days: 14 });
    for (const wrong of ["days=5", "days=x", "from=24.12.2026"]) {
      expect((await api.call(`/api/supplier/arrivals?${wrong}`, { token })).status).toBe(422);
    }
  });

  test("hold a service from its first day to its last, and a stay to the day it is left", async () => {
    await change(within);
    const isOn = async (from: string, days = 1) =>
      uidsOf(await shown(`?from=${from}&days=${days}`)).includes(uid);
    expect(await isOn("2026-11-15", 7)).toBe(false);
    expect(await isOn("2026-11-16", 7)).toBe(true);
    expect([await isOn("2026-11-21"), await isOn("2026-11-22"), await isOn("2026-11-23")]).toEqual([
      false,
      true,
      true,
    ]);
    expect([await isOn("2026-11-24"), await isOn("2026-11-25")]).toEqual([true, false]);
    await change({ serviceType: "AT" });
    expect([await isOn("2026-11-22"), await isOn("2026-11-23")]).toEqual([true, false]);
  });

  test("stand by day and, within it, by time; what has no time comes last", async () => {
    await change({ ...within, startTime: "1500" });
    const { services } = await shown("?from=2026-11-01&days=31");
    const keys = services.map(({ date_from: day, start_time: time }) => `${day} ${time ?? "~"}`);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys).toEqual(keys.toSorted());
  });

  test.each(["RQ", "WL", "AM", "UN", "CP", "CX", "QU", "AV", "OR"] as const)(
    "leave out what is %s at once, whatever its file is",
    async (status) => {
      await change(within);
      expect(uidsOf(await shown())).toContain(uid);
      await change({ status });
      expect(uidsOf(await shown())).not.toContain(uid);
    },
  );

  test("tell nights of stays, who sleeps where, and what was booked with them by its name", async () => {
    await change({ ...within, extras: ["NOSUCH"] });
    const found = (await shown()).services.find((service) => service.uid === uid);
    expect(found).toMatchObject({ nights: 2, extras: ["NOSUCH"] });
    expect(found?.rooms.flatMap(({ travellers }) => travellers).length).toBeGreaterThan(0);
    await change({ serviceType: "AT" });
    const tour = (await shown()).services.find((service) => service.uid === uid);
    expect(tour).toMatchObject({ nights: null, rooms: [] });
  });

  test("lose a traveller who was cancelled, though the file is as it was", async () => {
    await change(within);
    const names = async () =>
      (await shown()).services
        .filter((service) => service.uid === uid)
        .flatMap(({ rooms }) => rooms.flatMap(({ travellers }) => travellers.map(({ name }) => name)));
    const [first] = await names();
    expect(first).toEqual(expect.any(String));
    await api.system((tx) =>
      tx.execute(
        sql`update pax set status = 'cancelled' where concat_ws(' ', first_name, last_name) = ${first}`,
      ),
    );
    expect(await names()).not.toContain(first);
  });
});

describe("the arrivals of others", () => {
  test("are nobody's business", async () => {
    await change(within);
    const other = await api.signIn("desk.starbasin");
    const answer = await api.call("/api/supplier/arrivals?days=31", { token: other });
    expect(answer.status).toBe(200);
    expect(uidsOf(answer.json.data)).not.toContain(uid);
  });

  test("and what a party pays, or how it is reached, stands nowhere in them", async () => {
    await change(within);
    await api.system((tx) => tx.update(clientFile).set({ remarksAgent: "Paid in full" }));
    const { services } = await shown();
    expect(JSON.stringify(services)).not.toMatch(/cents|price|email|phone|passport|birth|Paid in full/);
  });
});
