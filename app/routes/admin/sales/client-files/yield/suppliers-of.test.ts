import { expect, test } from "vitest";
import { suppliersOf } from "#app/routes/admin/sales/client-files/yield/suppliers-of.ts";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";

type Line = FileYield["lines"][number];

/** What of a line is looked at here. */
const line = (uid: string, facts: Partial<Line>) =>
  ({
    uid,
    supplier_uid: "S1",
    supplier_name: "Geyser Lodge",
    name: "Room",
    day_no: 1,
    date_from: "2027-03-01",
    counts: true,
    expected_cost_cents: 10_000,
    billed_cents: null,
    ...facts,
  }) as Line;

test("tells of each supplier what is expected, billed and still to come, and never less than nothing", () => {
  const suppliers = suppliersOf([
    line("A", {}),
    line("B", { supplier_uid: "S2", supplier_name: "Ferry" }),
    line("C", { billed_cents: 4_000 }),
    line("D", { billed_cents: 12_500 }),
    line("E", { counts: false }),
    line("F", { supplier_uid: null, supplier_name: "" }),
  ]);
  expect(suppliers.map(({ uid, services }) => [uid, services.map((one) => one.uid)])).toEqual([
    ["S1", ["A", "C", "D", "E"]],
    ["S2", ["B"]],
  ]);
  expect(suppliers[0]).toMatchObject({ expected_cents: 30_000, billed_cents: 16_500 });
  expect(suppliers[0]?.services.map(({ open_cents: open }) => open)).toEqual([10_000, 6_000, 0, 0]);
  // Of what was cancelled nothing is expected, and it can be billed all the same.
  expect(suppliers[0]?.services[3]).toMatchObject({ expected_cents: 0, billed_cents: null });
});
