import { expect, test } from "vitest";
import { planDayMove, type MovableLine } from "./day-move.ts";

let next = 0;
function line(more: Partial<MovableLine>): MovableLine {
  next += 1;
  return {
    id: next,
    uid: `line-${next}`,
    kind: "included",
    status: "QU",
    packageSlot: null,
    optionId: 1,
    departureId: null,
    serviceType: "AT",
    dayNo: 1,
    dateFrom: "2027-02-01",
    dateTo: "2027-02-01",
    ...more,
  };
}
const nights = (dateFrom: string, dateTo: string, more: Partial<MovableLine> = {}) =>
  line({ serviceType: "AC", dateFrom, dateTo, ...more });
const none: ReadonlySet<string> = new Set();
const insert = (date: string, stretch = none) => ({ what: "insert" as const, date, stretch });
const remove = (date: string, stretch = none) => ({ what: "remove" as const, date, stretch });
const uids = (list: readonly { line: MovableLine }[]) => list.map((one) => one.line.uid);

test("what begins on the day or later moves back by one, what is before stays", () => {
  const [before, on, after] = [
    line({}),
    line({ dateFrom: "2027-02-03", dateTo: "2027-02-03" }),
    line({ dateFrom: "2027-02-28", dateTo: "2027-02-28" }),
  ];
  const plan = planDayMove([before, on, after], insert("2027-02-03"));
  expect(plan.moves.map(({ dateFrom }) => dateFrom)).toEqual(["2027-02-04", "2027-03-01"]);
  expect(uids(plan.moves)).toEqual([on.uid, after.uid]);
  expect(plan.held).toEqual([]);
});

test("nights that reach over the day, or end on it, are asked about; those that end before are not", () => {
  const [over, ends, before, car] = [
    nights("2027-02-01", "2027-02-05"),
    nights("2027-02-01", "2027-02-03"),
    nights("2027-02-01", "2027-02-02"),
    line({ serviceType: "RC", dateFrom: "2027-02-01", dateTo: "2027-02-09" }),
  ];
  const plan = planDayMove([over, ends, before, car], insert("2027-02-03"));
  expect(uids(plan.spans)).toEqual([over.uid, ends.uid, car.uid]);
  expect(plan.spans.map(({ dateTo }) => dateTo)).toEqual(["2027-02-06", "2027-02-04", "2027-02-10"]);
});

test.each(["RQ", "WL", "OK", "AL", "AM"] as const)(
  "what a supplier or our stock holds as %s is not moved",
  (status) => {
    const held = line({ status, dateFrom: "2027-02-03", dateTo: "2027-02-03" });
    expect(planDayMove([held], insert("2027-02-02")).held).toEqual([held]);
    expect(planDayMove([held], insert("2027-02-04")).held).toEqual([]);
  },
);

test.each(["QU", "AV", "OR", "UN"] as const)("what stands as %s is free to move", (status) => {
  const free = line({ status, dateFrom: "2027-02-03", dateTo: "2027-02-03" });
  expect(planDayMove([free], insert("2027-02-02")).held).toEqual([]);
});

test("a confirmed stay stands in the way only if it is to be longer", () => {
  const stay = nights("2027-02-01", "2027-02-05", { status: "OK" });
  expect(planDayMove([stay], insert("2027-02-03")).held).toEqual([]);
  expect(planDayMove([stay], insert("2027-02-03", new Set([stay.uid]))).held).toEqual([stay]);
});

test("own arrangements move whatever they stand as, tours of ours do not", () => {
  const own = line({ optionId: null, status: "OK", kind: "own_arrangement", dateFrom: "2027-02-03" });
  const tour = line({ optionId: null, departureId: 7, dateFrom: "2027-02-03", dateTo: "2027-02-06" });
  expect(planDayMove([own, tour], insert("2027-02-02")).held).toEqual([tour]);
  expect(planDayMove([tour], insert("2027-02-05")).spans).toEqual([]);
});

test("a day is taken out with nothing on it: what is behind moves up, nights over it can be fewer", () => {
  const [over, one, on, after] = [
    nights("2027-02-01", "2027-02-05"),
    nights("2027-02-02", "2027-02-03"),
    line({ dateFrom: "2027-02-03", dateTo: "2027-02-03" }),
    line({ dateFrom: "2027-02-04", dateTo: "2027-02-04" }),
  ];
  const plan = planDayMove([over, one, on, after], remove("2027-02-03"));
  expect(plan.filled).toEqual([on]);
  expect(plan.moves.map(({ dateFrom }) => dateFrom)).toEqual(["2027-02-03"]);
  // A night of its own has none to give.
  expect(plan.spans.map(({ line: { uid }, dateTo }) => [uid, dateTo])).toEqual([[over.uid, "2027-02-04"]]);
});

test("what was cancelled stays where it was, and so does the rounding", () => {
  const gone = (["CX", "CP"] as const).map((status) => line({ status, dateFrom: "2027-02-03" }));
  const rounding = line({ packageSlot: "rounding", dateFrom: "2027-02-05" });
  const plan = planDayMove([...gone, rounding], remove("2027-02-03"));
  expect([plan.moves, plan.spans, plan.held, plan.filled]).toEqual([[], [], [], []]);
});
