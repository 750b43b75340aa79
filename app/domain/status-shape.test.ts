import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasOwnLook, lookOfCode } from "#app/domain/status-shape.ts";
import { toneOfCode } from "#app/domain/status-tone.ts";
import { status } from "#app/i18n/locales/en/core/status.ts";

const machines = Object.entries(status).map(([machine, labels]): [string, string[]] => [
  machine,
  Object.keys(labels),
]);
const neutral = (codes: string[]) => codes.filter((code) => toneOfCode(code) === "neutral");

describe.each(machines)("%s", (_machine, codes) => {
  test("every status without a colour has a look of its own", () => {
    expect(neutral(codes).filter((code) => !hasOwnLook(code))).toEqual([]);
  });
});

test.each(["quote", "file"] as const)("no two statuses of a %s without a colour look the same", (machine) => {
  const seen = neutral(Object.keys(status[machine])).map((code) => JSON.stringify(lookOfCode(code)));
  expect(seen).toEqual([...new Set(seen)]);
});

test("what holds is filled, what waits is an outline, what is over is struck", () => {
  const shapes = ["Accepted", "OK", "Sent", "RQ", "Expired", "CX"].map((code) => lookOfCode(code).shape);
  expect(shapes).toEqual(["holds", "holds", "waits", "waits", "over", "over"]);
});

test("every look is drawn", () => {
  const drawn = ["kit", "status"].map((name) => readFileSync(`app/styles/${name}.css`, "utf8")).join("");
  const drawings = machines.flatMap(([, codes]) => codes.map((code) => lookOfCode(code).drawing));
  expect([...new Set(drawings)].filter((one) => !drawn.includes(`[data-drawing="${one}"]`))).toEqual([]);
});
