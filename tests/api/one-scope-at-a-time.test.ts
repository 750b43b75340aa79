import { expect, test } from "vitest";
import { oneScopeAtATime } from "#tests/support/one-scope-at-a-time.ts";
import { freshDatabase } from "#tests/support/test-database.ts";

test("a transaction is refused within another one, and let through after it", async () => {
  const database = oneScopeAtATime(await freshDatabase());
  const inSystem = <T>(work: () => Promise<T>) => database.inScope({ audience: "system" }, work);
  await expect(inSystem(() => inSystem(async () => "inner"))).rejects.toThrow("within another");
  await inSystem(async () => "first");
  expect(await inSystem(async () => "second")).toBe("second");
  expect(await Promise.all([inSystem(async () => 1), inSystem(async () => 2)])).toEqual([1, 2]);
});
