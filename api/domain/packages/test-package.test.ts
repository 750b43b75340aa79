import { expect, test } from "vitest";
import { aLine } from "#tests/support/factories/pricing-line.ts";
import { aService } from "#tests/support/factories/package.ts";
import { gatherStarts, testRates, testStart, type StartProblem, type TestedStart } from "./test-package.ts";

const problem = (key: string, obstacle: StartProblem["obstacle"]): StartProblem => ({
  key,
  dayNo: 1,
  option: "X",
  obstacle,
  code: null,
  date: "2027-01-01",
});
const sold = (cents: number): TestedStart => ({ firm: true, cents, problems: [] });
const guessed = (cents: number): TestedStart => ({
  firm: false,
  cents,
  problems: [problem("1.10", "no_rate")],
});
const refused = (...problems: StartProblem[]): TestedStart => ({ firm: false, cents: null, problems });

test("a month is sold where any start is, for the least that a firm start costs", () => {
  const cell = gatherStarts([refused(problem("2.10", "closed")), guessed(50_00), sold(90_00), sold(80_00)]);
  expect(cell).toMatchObject({ outcome: "ok", starts: 4, firm: 2, per_person_cents: 80_00 });
});

test("a month that only estimates price is an estimate, with what lacks a firm rate", () => {
  const cell = gatherStarts([guessed(70_00), guessed(60_00)]);
  expect(cell).toMatchObject({ outcome: "estimate", firm: 0, per_person_cents: 60_00 });
  expect(cell.problems).toMatchObject([{ key: "1.10", obstacle: "no_rate", starts: 2 }]);
});

test("a month without a price is called by what stands in the way of most starts", () => {
  const [closed, short] = [problem("2.10", "closed"), problem("1.10", "min_stay")];
  const cell = gatherStarts([refused(closed), refused(short, closed), refused(short), refused(short)]);
  expect(cell).toMatchObject({ outcome: "min_stay", per_person_cents: null });
  expect(cell.problems.map(({ key, starts }) => [key, starts])).toEqual([
    ["1.10", 3],
    ["2.10", 2],
  ]);
});

test("a package without services has nothing to sell", () => {
  expect(gatherStarts([refused()]).outcome).toBe("no_option");
});

test("a service that is not sold stands in the way of a start by this alone, whatever rates it has", () => {
  const { brand, option, rates } = aLine();
  const loaded = testRates(new Map([["ROOM", { brand, option, rates, estimates: new Set<string>() }]]));
  const wish = {
    travelDate: "2027-03-01",
    class: "standard" as const,
    party: { pax: [{ age: 40 }, { age: 40 }], rooms: [{ code: "DB" as const, pax: [0, 1] }] },
    taken: new Set<string>(),
  };
  const terms = { brand, agency: { commission_bps: 0 }, markupBps: null, personStep: 100 };
  const stay = aService();
  expect(testStart([stay], loaded, wish, terms)).toMatchObject({ firm: true, problems: [] });
  const retired = aService({ key: "2.10" }, { sold: false });
  expect(testStart([stay, retired], loaded, wish, terms)).toEqual({
    firm: false,
    cents: null,
    problems: [
      { key: "2.10", dayNo: 1, option: "ROOM", obstacle: "not_sold", code: null, date: "2027-03-01" },
    ],
  });
});
