import { expect, test } from "vitest";
import { adminNavigation } from "#app/routes/admin/navigation.ts";
import { agentNavigation } from "#app/routes/agent/navigation.ts";
import { supplierNavigation } from "#app/routes/supplier/navigation.ts";

/** Those of lists, which hear a key before the portal does. */
const keysOfLists = ["j", "k", "x"];

test.each([
  ["the back office", adminNavigation],
  ["agents", agentNavigation],
  ["suppliers", supplierNavigation],
])("every page of %s that has a letter has one of its own", (_whose, navigation) => {
  const keys = navigation.flatMap(({ entries }) => entries.flatMap(({ key }) => key ?? []));
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]$/);
  expect(keys.filter((key) => keysOfLists.includes(key))).toEqual([]);
});
