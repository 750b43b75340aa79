import { expect, test } from "vitest";
import type { FileStatus } from "#contract/primitives.ts";
import { reasonForNone } from "./reason-for-none.ts";

test.each<["quote" | "booking", FileStatus, string]>([
  ["quote", "Quote", "quote"],
  ["quote", "Expired", "quote"],
  ["booking", "Requested", "unconfirmed"],
  ["booking", "Processing", "unconfirmed"],
  ["booking", "Mixed", "unconfirmed"],
  ["booking", "Confirmed", "confirmed"],
  ["booking", "Finalised", "confirmed"],
  ["booking", "Travelling", "confirmed"],
  ["booking", "Completed", "confirmed"],
  ["booking", "Cancellation", "cancelled"],
  ["booking", "Cancelled", "cancelled"],
])("a %s in status %s has no invoice because it is: %s", (kind, status, reason) => {
  expect(reasonForNone({ kind, status })).toBe(reason);
});
