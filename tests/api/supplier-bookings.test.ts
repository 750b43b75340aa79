import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

type Row = Record<string, string | number>;
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("desk.steamvale");
});

const referencesIn = (answer: { json: { data: Row[] } }) =>
  answer.json.data.map((row) => String(row["reference"]));

describe("the services of a supplier", () => {
  const supplier = (query = "") => api.call(`/api/supplier/bookings${query}`, { token });

  test("are those that are confirmed and not over, by date", async () => {
    const rows: Row[] = (await supplier()).json.data;
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.every(
        ({ status, date_to: to }) => ["OK", "AL"].includes(String(status)) && String(to) >= "2026-11-20",
      ),
    ).toBe(true);
    const dates = rows.map((row) => String(row["date_from"]));
    expect(dates).toEqual(dates.toSorted());
  });

  test("filter by reference and date, and sort both ways", async () => {
    const rows: Row[] = (await supplier()).json.data;
    const first = String(rows[0]!["date_from"]);
    expect(referencesIn(await supplier("?filter[reference]=nzfi100001"))).toEqual(
      rows.map((row) => String(row["reference"])),
    );
    expect((await supplier("?filter[reference]=NZFI100002")).json.meta.total).toBe(0);
    expect((await supplier(`?filter[date_to]=${first}`)).json.data[0].date_from).toBe(first);
    expect((await supplier("?filter[date_from]=2099-01-01")).json.data).toEqual([]);
    const down: string[] = (await supplier("?sort=-date_from")).json.data.map((row: Row) => row["date_from"]);
    expect(down).toEqual(down.toSorted().toReversed());
  });

  test("are found by a part of their party's name, and stand by party where that is asked for", async () => {
    const partiesIn = (answer: { json: { data: Row[] } }) => [
      ...new Set(answer.json.data.map((row) => row["party_name"])),
    ];
    const named = (reference: string, name: string) =>
      api.system((tx) => tx.update(clientFile).set({ name }).where(eq(clientFile.reference, reference)));
    await named("NZFI100001", "Zbinden 100% trip");
    await named("NZFI100005", "Albers");
    const [row] = (await supplier()).json.data;
    const [own] = await api.system((tx) => tx.select().from(serviceLine).where(eq(serviceLine.uid, row.uid)));
    await api.system((tx) =>
      tx.update(serviceLine).set({
        supplierId: own?.supplierId ?? null,
        status: "OK",
        dateFrom: "2027-01-04",
        dateTo: "2027-01-05",
      }).where(sql`${serviceLine.id} = (select min(l.id) from service_line l
          join client_file f on f.id = l.file_id where f.reference = 'NZFI100005')`),
    );
    expect(partiesIn(await supplier("?filter[party]=100%25 T"))).toEqual(["Zbinden 100% trip"]);
    expect(partiesIn(await supplier("?sort=party_name"))).toEqual(["Albers", "Zbinden 100% trip"]);
    expect(partiesIn(await supplier("?sort=-party_name"))).toEqual(["Zbinden 100% trip", "Albers"]);
  });
});

describe("the rooms of a service", () => {
  const own = async () => (await api.call("/api/supplier/bookings?sort=date_from", { token })).json.data;
  type Rooms = { code: string; bedding_note: string | null; travellers: { type: string; name: string }[] }[];

  test("are told with who sleeps in them, each service its own", async () => {
    const rooms: Rooms[] = (await own())
      .filter((row: Row) => row["reference"] === "NZFI100001")
      .map((row: { rooms: Rooms }) => row.rooms);
    expect(rooms).toEqual([
      [
        {
          code: "DB",
          bedding_note: null,
          travellers: [
            { type: "A", name: "Matthias Weißenborn" },
            { type: "A", name: "Célia Weißenborn" },
          ],
        },
      ],
      [
        {
          code: "TW",
          bedding_note: "Grandfather and child, rooms side by side please",
          travellers: [
            { type: "C", name: "Frieda Weißenborn" },
            { type: "A", name: "Jörg Weißenborn" },
          ],
        },
      ],
    ]);
  });

  test("lose a traveller who was cancelled, and tell of a nameless one the type alone", async () => {
    await api.system((tx) =>
      tx.execute(sql`update pax set status = 'cancelled' from client_file f
        where f.id = pax.file_id and f.reference = 'NZFI100001' and first_name = 'Célia'`),
    );
    await api.system((tx) =>
      tx.execute(sql`update pax set first_name = '', last_name = '' from client_file f
        where f.id = pax.file_id and f.reference = 'NZFI100001' and first_name = 'Matthias'`),
    );
    await api.system((tx) =>
      tx.execute(sql`update service_line set adults = 1 from client_file f
        where f.id = service_line.file_id and f.reference = 'NZFI100001' and service_line.adults = 2`),
    );
    const [lake] = await own();
    expect(lake.rooms).toEqual([{ code: "DB", bedding_note: null, travellers: [{ type: "A", name: null }] }]);
  });

  test("are none of a service where nobody sleeps", async () => {
    const [{ uid }] = await own();
    await api.system((tx) =>
      tx.update(serviceLine).set({ serviceType: "AT" }).where(eq(serviceLine.uid, uid)),
    );
    const [changed] = await own();
    expect([changed.service_type, changed.rooms]).toEqual(["AT", []]);
  });
});
