import { expect, test } from "vitest";
import { stepRefusal, statusAfter, type PackageVerb, type TestFacts } from "./package-steps.ts";
import type { PackageStatus } from "#contract/catalogue/packages/editor.ts";

const passed: TestFacts = { current: true, everyClassPriced: true };
const allowed: [PackageStatus, PackageVerb][] = [
  ["draft", "approve"],
  ["tested", "reopen"],
  ["tested", "publish"],
  ["published", "retire"],
  ["retired", "reopen"],
];

test("a package goes from draft over tested and published to retired, and back to draft, by no other way", () => {
  const statuses: PackageStatus[] = ["draft", "tested", "published", "retired"];
  const verbs: PackageVerb[] = ["approve", "reopen", "publish", "retire"];
  const open = statuses.flatMap((status) =>
    verbs.flatMap((verb) => (stepRefusal(status, verb, passed) === null ? [[status, verb]] : [])),
  );
  expect(open).toEqual(allowed);
  expect(allowed.map(([, verb]) => statusAfter[verb])).toEqual([
    "tested",
    "draft",
    "published",
    "retired",
    "draft",
  ]);
});

test.each([
  ["was never tested", null, "packageUntested"],
  ["was changed since", { current: false, everyClassPriced: true }, "packageTestOutdated"],
  ["has a class without any price", { current: true, everyClassPriced: false }, "packageClassPriceless"],
] as const)("a draft that %s is not marked as tested", (_how, facts, refusal) => {
  expect(stepRefusal("draft", "approve", facts)).toBe(refusal);
});
