import { expect, test } from "vitest";
import { hasAmount, hasPrice, nightsOf } from "#app/domain/service-line.ts";

test("a stay counts its nights over the end of a month", () => {
  expect(nightsOf({ service_type: "AC", date_from: "2026-11-29", date_to: "2026-12-02" })).toBe(3);
});

test("a day room and a tour have no nights", () => {
  expect(nightsOf({ service_type: "AF", date_from: "2026-11-29", date_to: "2026-11-29" })).toBeNull();
  expect(nightsOf({ service_type: "RC", date_from: "2026-11-29", date_to: "2026-12-02" })).toBeNull();
});

test("notes and own arrangements show no price", () => {
  expect(["included", "optional", "own_arrangement", "note"].map((kind) => hasPrice({ kind }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a quoted service without a rate has no amount; a free one that is confirmed has one of zero", () => {
  const line = { kind: "included", status: "QU", net_cents: 0 };
  expect(hasAmount(line)).toBe(false);
  expect(hasAmount({ ...line, net_cents: 900 })).toBe(true);
  expect(hasAmount({ ...line, status: "OK" })).toBe(true);
});
