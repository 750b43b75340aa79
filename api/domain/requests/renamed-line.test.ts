import { expect, test } from "vitest";
import { LineStatus } from "#contract/primitives.ts";
import { stepOfRenamed } from "./renamed-line.ts";

test("who confirmed agrees anew, who was asked is told, and nobody else is", () => {
  const found = LineStatus.options.map((status) => [status, stepOfRenamed(status)?.to ?? null]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ QU: null, AV: null, AL: null, OR: null, UN: null, CP: null, CX: null },
    ...{ OK: "AM", AM: "AM", RQ: "RQ", WL: "WL" },
  });
  expect(stepOfRenamed("OK")?.tells).toBe("amend");
});
