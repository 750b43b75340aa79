import { expect, test } from "vitest";
import { fileStatuses, inLifeOrder } from "#app/domain/file-statuses.ts";
import { FileStatus } from "#contract/primitives.ts";

test("the app knows every status of the contract", () => {
  expect([...fileStatuses].toSorted()).toEqual(FileStatus.options.toSorted());
});

test("counts come in the order of a trip's life, without the empty ones", () => {
  const counts = [
    { status: "Cancelled", count: 2 },
    { status: "Quote", count: 4 },
    { status: "Mixed", count: 0 },
    { status: "Confirmed", count: 1 },
  ] as const;
  expect(inLifeOrder(counts).map(({ status }) => status)).toEqual(["Quote", "Confirmed", "Cancelled"]);
});
