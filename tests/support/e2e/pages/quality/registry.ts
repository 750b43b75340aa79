// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as fitFinalisationTrackerPages } from "#tests/support/e2e/pages/quality/fit-finalisation-tracker.ts";

export const pages: Record<string, ResourcePages> = {
  "fit-finalisation-tracker": fitFinalisationTrackerPages,
};
