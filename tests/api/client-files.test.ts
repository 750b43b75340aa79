import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { testDemo } from "#tests/support/test-demo.ts";

type Row = Record<string, string | number>;
let api: TestApi;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  api = await testApi();
  for (const name of ["consultant", "anke.silberfarn"]) tokens[name] = await api.signIn(name);
  await api.system((tx) =>
    tx
      .update(clientFile)
      .set({ name: "100% Māori_trail", agentReference: "A\\B%C_D" })
      .where(eq(clientFile.reference, "NZFI100003")),
  );
});

const office = (query = "") => api.call(`/api/office/client-files${query}`, { token: tokens["consultant"] });
const agent = (query = "") =>
  api.call(`/api/agent/client-files${query}`, { token: tokens["anke.silberfarn"] });
const referencesIn = (answer: { json: { data: Row[] } }) =>
  answer.json.data.map((row) => String(row["reference"]));
const every = ["AUFI200001", "NZFI100001", "NZFI100002", "NZFI100003", "NZFI100004", "NZFI100005"];

describe("the client-files list of the office", () => {
  test.each([
    ["reference", "nzfi10000", every.slice(1)],
    ["reference", "200001", ["AUFI200001"]],
    ["q", "silberfarn", ["NZFI100001", "NZFI100005"]],
    ["q", "100% māo", ["NZFI100003"]],
    ["q", "maori 100003", ["NZFI100003"]],
    ["q", "trail silberfarn", []],
    ["q", "āori", []],
    ["q", "Kirra", ["AUFI200001"]],
    ["q", "anke bruck", ["NZFI100001"]],
    ["q", "anke silberfarn xyz", []],
    ["agency", "LARKSPUR", ["AUFI200001", "NZFI100003"]],
    ["consultant", "kirra", ["AUFI200001"]],
    ["brand", "AU", ["AUFI200001"]],
    ["name", "māori", ["NZFI100003"]],
    ["name", "MAORI tra", ["NZFI100003"]],
    ["name", "%", []],
    ["name", "_", []],
    ["name", "100%_M", ["NZFI100003"]],
    ["name", "100%_X", []],
    ["agent_reference", "a\\b%c_", ["NZFI100003"]],
    ["agent_reference", "\\", []],
    ["pax", "999", []],
    ["pax", "many", []],
    ["name", "", every],
    ["name", "   ", every],
    ["name", "Māori\u0000", ["NZFI100003"]],
    ["travel_date_from", "0000-01-01", []],
    ["travel_date_from", "9999-01-01", []],
    ["travel_date_from", "not a date", []],
    ["status", "Nonsense", []],
    ["reference", "' or 1=1 --", []],
  ])("filtered by %s %j", async (name, value, wanted) => {
    const answer = await office(`?filter[${name}]=${encodeURIComponent(value)}`);
    expect(answer.status).toBe(200);
    expect(referencesIn(answer).toSorted()).toEqual(wanted);
    expect(answer.json.meta.total).toBe(wanted.length);
  });

  test("in parts: open by its next departure, past, and all, to which what was closed before belongs", async () => {
    const { today } = testDemo;
    const rows: Row[] = (await office("?sort=travel_date")).json.data;
    const closed = new Set(["Completed", "Cancelled", "Expired"]);
    const isOver = (row: Row) => String(row["end_date"]) < today;
    const open = rows.filter((row) => !isOver(row) && !closed.has(String(row["status"])));
    const refs = (some: Row[]) => some.map((row) => row["reference"]);
    expect(open.length).toBeGreaterThan(0);
    expect(referencesIn(await office("?filter[scope]=open&sort=travel_date"))).toEqual(refs(open));
    expect(referencesIn(await office("?filter[scope]=past&sort=travel_date"))).toEqual(
      refs(rows.filter(isOver)),
    );
    expect((await office("?filter[scope]=all")).json.meta.total).toBe(rows.length);
    expect((await office("?filter[scope]=soon")).json.meta.total).toBe(0);
  });

  test("filtered by dates and status agrees with the rows", async () => {
    const rows: Row[] = (await office()).json.data;
    for (const { travel_date: date, status } of rows) {
      const from = await office(`?filter[travel_date_from]=${date}`);
      expect(referencesIn(from).toSorted()).toEqual(
        rows
          .filter((row) => String(row["travel_date"]) >= String(date))
          .map((row) => String(row["reference"]))
          .toSorted(),
      );
      const to = await office(`?filter[travel_date_to]=${date}`);
      expect(to.json.meta.total).toBe(
        rows.filter((row) => String(row["travel_date"]) <= String(date)).length,
      );
      const same = await office(`?filter[status]=${status}`);
      expect(same.json.data.every((row: Row) => row["status"] === status)).toBe(true);
    }
  });

  test.each(["travel_date", "reference", "name", "status", "agency"])(
    "sorted by %s, both ways",
    async (key) => {
      const field = key === "agency" ? "agency_name" : key;
      const [up, down] = [await office(`?sort=${key}`), await office(`?sort=-${key}`)];
      const values = (answer: typeof up): string[] => answer.json.data.map((row: Row) => row[field]);
      const { compare } = new Intl.Collator("und");
      expect(values(up)).toEqual(values(up).toSorted(compare));
      expect(values(down)).toEqual(values(up).toReversed());
      expect(up.json.data).toHaveLength(6);
    },
  );

  test("by several filters and sort keys at once", async () => {
    const answer = await office(
      "?filter[agency]=silberfarn&filter[status]=Travelling&sort=status,-reference",
    );
    expect(answer.json.data.every((row: Row) => row["status"] === "Travelling")).toBe(true);
  });

  test("names what is not allowed, in the words of the query package", async () => {
    const filter = await office("?filter[nope]=1&filter[other]=2");
    expect({ status: filter.status, message: filter.json.message }).toEqual({
      status: 400,
      message:
        "Requested filter(s) `nope, other` are not allowed. Allowed filter(s) are `q, reference, agent_reference, name, agency, consultant, brand, travel_date_from, travel_date_to, pax, status, scope, whose, money`.",
    });
    const sort = await office("?sort=-nope");
    expect({ status: sort.status, message: sort.json.message }).toEqual({
      status: 400,
      message:
        "Requested sort(s) `nope` is not allowed. Allowed sort(s) are `travel_date, reference, name, status, agency`.",
    });
    expect((await agent("?filter[agency]=x")).status).toBe(400);
    expect((await agent("?sort=agency")).status).toBe(400);
  });

  test("repeats no word of the caller that would lead to a sign-in", async () => {
    for (const query of ["?filter[admin]=1", "?sort=Unauthenticated", "?filter[x]=admin&filter[Admin]=1"]) {
      expect((await office(query)).json.message).not.toMatch(/admin|unauthenticated/i);
    }
  });

  test("beyond its end has no rows and tells where it stands", async () => {
    const answer = await office("?page=9&per_page=10");
    expect(answer.status).toBe(200);
    expect(answer.json.data).toEqual([]);
    expect(answer.json.meta).toMatchObject({ current_page: 9, from: null, to: null, last_page: 1, total: 6 });
    for (const page of ["0", "-1", "abc", "1e9", "99999999999999999999"]) {
      expect((await office(`?page=${page}`)).json.meta.current_page).toBe(1);
    }
    expect((await office("?page=1000000000")).status).toBe(200);
    expect((await office("?per_page=1000")).json.meta.per_page).toBe(25);
  });
});

describe("My Files of an agent", () => {
  test("filters as the specification has it, within the agency", async () => {
    expect(referencesIn(await agent()).toSorted()).toEqual(["NZFI100001", "NZFI100005"]);
    expect(referencesIn(await agent("?filter[reference]=100005"))).toEqual(["NZFI100005"]);
    expect(referencesIn(await agent("?filter[reference]=NZFI100002"))).toEqual([]);
    expect(referencesIn(await agent("?sort=-reference"))).toEqual(["NZFI100005", "NZFI100001"]);
  });
});

describe("the amounts of a file", () => {
  test.each(every)("of %s add up, line by line and in the totals", async (reference) => {
    const { json } = await api.call(`/api/office/client-files/${seedUid("file", reference)}`, {
      token: tokens["consultant"],
    });
    const lines: Row[] = json.data.days.flatMap((day: { services: Row[] }) => day.services);
    expect(lines.length).toBeGreaterThan(0);
    const cents = (row: Row, name: string) => Number(row[`${name}_cents`]);
    for (const line of lines) {
      expect(cents(line, "net")).toBe(cents(line, "sell") - cents(line, "commission"));
      expect(cents(line, "yield")).toBe(cents(line, "net") - cents(line, "cost"));
    }
    const counted = lines.filter(
      ({ kind, status }) => kind === "included" && !["UN", "CP", "CX"].includes(String(status)),
    );
    for (const name of ["sell", "commission", "net", "cost", "yield"]) {
      expect(cents(json.data.totals, name)).toBe(counted.reduce((sum, line) => sum + cents(line, name), 0));
    }
    const { net_cents: net, yield_cents: earned, margin_bps: margin } = json.data.totals;
    expect(margin).toBe(Math.round((earned * 10_000) / net));
  });

  test("tell an agency on net terms the net alone", async () => {
    const reference = "NZFI100001";
    const show = () => api.call(`/api/agent/client-files/${reference}`, { token: tokens["anke.silberfarn"] });
    const onTerms = (priceMode: "net" | "commission") =>
      api.system((tx) => tx.update(clientFile).set({ priceMode }).where(eq(clientFile.reference, reference)));
    const before = (await show()).json.data;
    await onTerms("net");
    const { totals, days } = (await show()).json.data;
    await onTerms("commission");
    expect(before.totals).toMatchObject({
      sell_cents: expect.any(Number),
      commission_cents: expect.any(Number),
    });
    expect(totals).toEqual({ ...before.totals, sell_cents: null, commission_cents: null });
    const lines = days.flatMap((day: { services: unknown[] }) => day.services);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatchObject({ sell_cents: null, commission_cents: null });
  });

  test("leave out what was declined or cancelled", async () => {
    const path = `/api/office/client-files/${seedUid("file", "NZFI100004")}`;
    const before = (await api.call(path, { token: tokens["consultant"] })).json.data;
    const line = before.days
      .flatMap((day: { services: Row[] }) => day.services)
      .find((one: Row) => Number(one["sell_cents"]) > 0);
    for (const status of ["UN", "CP", "CX"] as const) {
      await api.system((tx) => tx.update(serviceLine).set({ status }).where(eq(serviceLine.uid, line.uid)));
      const after = (await api.call(path, { token: tokens["consultant"] })).json.data;
      expect(after.totals.sell_cents).toBe(before.totals.sell_cents - line.sell_cents);
    }
  });
});
