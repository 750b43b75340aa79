import type { PackageStatus } from "#contract/catalogue/packages/editor.ts";

export type PackageVerb = "approve" | "reopen" | "publish" | "retire";

/** What the newest test of a package found; null where it was never tested. */
export type TestFacts = { current: boolean; everyClassPriced: boolean } | null;

export type StepRefusal =
  | "packageIsOut"
  | "packageNotOut"
  | "packageNotTested"
  | "packageIsDraft"
  | "packageNotDraft"
  | "packageUntested"
  | "packageTestOutdated"
  | "packageClassPriceless";

export const statusAfter: Readonly<Record<PackageVerb, PackageStatus>> = {
  approve: "tested",
  reopen: "draft",
  publish: "published",
  retire: "retired",
};

/** Why a package cannot take a step now, as the name of a text; null where it can. */
export function stepRefusal(status: PackageStatus, verb: PackageVerb, test: TestFacts): StepRefusal | null {
  switch (verb) {
    case "approve":
      return status === "draft" ? testRefusal(test) : "packageNotDraft";
    case "publish":
      if (status === "published") return "packageIsOut";
      return status === "tested" ? null : "packageNotTested";
    case "retire":
      return status === "published" ? null : "packageNotOut";
    case "reopen":
      if (status === "draft") return "packageIsDraft";
      return status === "published" ? "packageIsOut" : null;
  }
}

function testRefusal(test: TestFacts): StepRefusal | null {
  if (!test) return "packageUntested";
  if (!test.current) return "packageTestOutdated";
  return test.everyClassPriced ? null : "packageClassPriceless";
}
