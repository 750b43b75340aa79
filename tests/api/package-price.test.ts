import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { tripPackage } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate } from "#api/db/schema/rate.ts";
import {
  family,
  january,
  packageAgents,
  packageCalls,
  type PackageCalls,
} from "#tests/support/package-calls.ts";
import { slotOf } from "#tests/support/draft-calls.ts";

let calls: PackageCalls;

beforeAll(async () => {
  calls = await packageCalls();
});

describe("the price of a package", () => {
  test("adds up: people to rooms, rooms and lines to the total, commission on all of it", async () => {
    const answer = await calls.price("SAD5", family);
    expect(answer).toMatchObject({
      currency: "NZD",
      travel_date: "2027-01-12",
      end_date: "2027-01-16",
      obstacles: [],
    });
    const { totals, lines, rooms } = answer;
    const sum = (parts: number[]) => parts.reduce((before, part) => before + part, 0);
    const counted = lines.filter(({ taken, cents }) => taken && cents !== null).map(({ cents }) => cents!);
    expect(sum(counted) + answer.rounding_cents).toBe(totals!.sell_cents);
    expect(sum(rooms.map(({ cents }) => cents))).toBe(totals!.sell_cents);
    expect(rooms.map(({ code, people }) => [code, people.map(({ type, age }) => [type, age])])).toEqual([
      [
        "DB",
        [
          ["A", null],
          ["A", null],
          ["C", 8],
        ],
      ],
      ["SG", [["A", null]]],
    ]);
    expect(rooms[0]!.people.every(({ cents }) => cents % 100 === 0)).toBe(true);
    expect(totals!.commission_cents).toBe(Math.round(totals!.sell_cents! * 0.125));
    expect(totals!.net_cents).toBe(totals!.sell_cents! - totals!.commission_cents!);
    expect(totals!.agent_markup_cents).toBeNull();
  });

  test("says of each service when it is, what it is and from whom", async () => {
    const { lines } = await calls.price("SAD5", family);
    expect(
      lines.map(({ day_no, service_type, date_from, date_to }) => [day_no, service_type, date_from, date_to]),
    ).toEqual([
      [1, "TR", "2027-01-12", "2027-01-12"],
      [1, "AC", "2027-01-12", "2027-01-13"],
      [2, "TN", "2027-01-13", "2027-01-13"],
      [2, "RC", "2027-01-13", "2027-01-16"],
      [2, "AC", "2027-01-13", "2027-01-15"],
      [4, "AC", "2027-01-15", "2027-01-16"],
      [4, "CR", "2027-01-15", "2027-01-15"],
    ]);
    for (const line of lines) expect(line.supplier_name).not.toBe("");
  });

  test("counts an optional service when it is taken, and offers it otherwise", async () => {
    const without = await calls.price("SAD5", family);
    const offered = without.lines.find(({ optional }) => optional)!;
    expect(offered).toMatchObject({ key: slotOf("4.20"), taken: false, refusal: null });
    const taken = await calls.price("SAD5", `${family}&optional=${slotOf("4.20")}`);
    expect(taken.lines.find(({ optional }) => optional)).toMatchObject({
      taken: true,
      cents: offered.cents,
    });
    expect(taken.totals!.sell_cents!).toBeGreaterThan(without.totals!.sell_cents!);
  });

  test("takes the option of the class", async () => {
    const nameOf = async (own: string) =>
      (await calls.price("NISS8", `travel_date=2027-01-12&class=${own}&rooms=DB-2`)).lines.find(
        ({ class: of }) => of !== null,
      );
    expect((await nameOf("standard"))?.name).toBe("Park room");
    expect((await nameOf("superior"))?.name).toBe("Lakeside room");
  });

  test("of a better class is that of better rooms at every stop, in each season", async () => {
    for (const date of ["2027-01-12", "2027-04-06", "2027-10-12"]) {
      const stays = async (own: string) => {
        const answer = await calls.price("SAD5", `travel_date=${date}&class=${own}&rooms=DB-2`);
        return answer.lines.filter(({ service_type: type }) => type === "AC");
      };
      const [plain, better] = [await stays("standard"), await stays("superior")];
      expect(plain.map(({ name }) => name)).toEqual(["River room", "Glacier studio", "Terrace room"]);
      expect(better.map(({ name }) => name)).toEqual([
        "Riverside junior suite",
        "Mountain suite",
        "Lake-view room",
      ]);
      for (const [index, { cents }] of plain.entries()) {
        expect(cents).not.toBeNull();
        expect(better[index]!.cents!).toBeGreaterThan(cents!);
      }
    }
  });

  test("lists a service without a rate with why and what would help, and leaves it out of every sum", async () => {
    const option = "ZQNACREMZQNTERRCE";
    const [row] = await calls.api.system((tx) =>
      tx.select({ id: productOption.id }).from(productOption).where(eq(productOption.code, option)),
    );
    const before = await calls.price("SAD5", family);
    const set = (moment: Date | null) =>
      calls.api.system((tx) =>
        tx.update(rate).set({ supersededAt: moment }).where(eq(rate.optionId, row!.id)),
      );
    await set(new Date());
    const answer = await calls.price("SAD5", family);
    await set(null);
    const red = answer.lines.filter(({ refusal }) => refusal !== null);
    expect(red).toMatchObject([{ key: slotOf("4.10"), cents: null, taken: true }]);
    expect(red[0]!.refusal!.reasons).toEqual([{ code: "NO_RATE", date: "2027-01-15" }]);
    expect(red[0]!.refusal!.remedies.length).toBeGreaterThan(0);
    expect(answer.totals!.sell_cents!).toBeLessThan(before.totals!.sell_cents!);
  });

  test("is nothing but net for who buys net, with their own mark-up", async () => {
    const answer = await calls.price("SAD5", family, "manon.quokka");
    expect(answer.price_mode).toBe("net");
    const { totals } = answer;
    expect([totals!.sell_cents, totals!.commission_cents]).toEqual([null, null]);
    // Everyone's price is stepped up to whole dollars.
    expect(totals!.client_price_cents! % 100).toBe(0);
    expect(totals!.agent_markup_cents! / totals!.net_cents).toBeCloseTo(0.18, 2);
    expect(totals!.client_price_cents).toBe(totals!.net_cents + totals!.agent_markup_cents!);
    const counted = answer.lines.filter(({ taken }) => taken);
    expect(counted.reduce((sum, { cents }) => sum + cents!, answer.rounding_cents)).toBe(totals!.net_cents);
    expect(answer.rooms.reduce((sum, { cents }) => sum + cents, 0)).toBe(totals!.net_cents);
    const retail = await calls.price("SAD5", family);
    const told = JSON.stringify(answer);
    expect(told).not.toContain(String(retail.totals!.sell_cents));
  });

  test("says nothing of cost, yield, mark-up or rates to anybody", async () => {
    for (const name of packageAgents) {
      const { text } = await calls.ask(`packages/SAD5/price?${family}`, name);
      expect(text).not.toMatch(/cost|yield|margin|rate_|"markup|buy_tax|price_code/);
    }
  });

  test("uses no estimate, which agents never see", async () => {
    const [row] = await calls.api.system((tx) =>
      tx
        .select({ id: productOption.id })
        .from(productOption)
        .where(eq(productOption.code, "CHCACAVOCHCRIVRRM")),
    );
    const set = (status: "estimate" | "confirmed") =>
      calls.api.system((tx) => tx.update(rate).set({ status }).where(eq(rate.optionId, row!.id)));
    await set("estimate");
    const answer = await calls.price("CGR7", "travel_date=2027-02-03&class=standard&rooms=DB-2");
    await set("confirmed");
    expect(answer.lines[0]?.refusal?.reasons[0]?.code).toBe("NO_RATE");
  });

  test("follows the mark-up of the package where it has one", async () => {
    const query = "travel_date=2027-02-03&class=standard&rooms=DB-2";
    const before = await calls.price("CGR7", query);
    const setBps = (bps: number | null) =>
      calls.api.system((tx) =>
        tx.update(tripPackage).set({ markupOverrideBps: bps }).where(eq(tripPackage.ref, "CGR7")),
      );
    await setBps(0);
    const atCost = await calls.price("CGR7", query);
    await setBps(null);
    expect(atCost.totals!.sell_cents!).toBeLessThan(before.totals!.sell_cents!);
  });

  test.each([
    [
      "rooms=DB-2&travel_date=2027-06-10&class=standard",
      [{ code: "MONTH", months: [1, 2, 3, 4, 10, 11, 12] }],
    ],
    ["rooms=DB-2&travel_date=2020-01-10&class=standard", [expect.objectContaining({ code: "PAST" })]],
    [
      "rooms=DB-2&travel_date=2027-01-10&class=luxury",
      [{ code: "CLASS", classes: ["standard", "superior"] }],
    ],
    ["rooms=OT-13&travel_date=2027-01-10&class=standard", [{ code: "PARTY_AT_MOST", people: 12 }]],
  ])("is refused as a whole for %s", async (query, obstacles) => {
    expect(await calls.price("SAD5", query)).toMatchObject({ obstacles, lines: [], rooms: [], totals: null });
  });

  test.each([
    "",
    "travel_date=2027-13-01&class=standard&rooms=DB-2",
    "travel_date=9999-12-31&class=standard&rooms=DB-2",
    `${january}&rooms=XX-2`,
    `${january}&rooms=DB-2&optional=x`,
  ])("is a refused form for “%s”", async (query) => {
    expect((await calls.ask(`packages/SAD5/price?${query}`)).status).toBe(422);
  });

  test("takes few queries", async () => {
    const before = calls.queries();
    await calls.price("NISS8", "travel_date=2027-02-03&class=standard&rooms=DB-2_DB-2_SG-1");
    // Session, scopes, package, terms, slots, mark-up, settings, the six of prices, names of extras.
    expect(calls.queries() - before).toBeLessThan(24);
  });

  test("belongs to who may quote: an agency's viewer is refused", async () => {
    const viewer = await calls.api.signIn("viewer.silberfarn");
    for (const path of ["packages", "package-choices", "packages/SAD5", `packages/SAD5/price?${family}`]) {
      expect((await calls.api.call(`/api/agent/${path}`, { token: viewer })).status).toBe(403);
    }
  });
});
