// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as salesPages } from "#tests/support/e2e/pages/sales/registry.ts";
import { pages as cataloguePages } from "#tests/support/e2e/pages/catalogue/registry.ts";
import { pages as contentPages } from "#tests/support/e2e/pages/content/registry.ts";
import { pages as moneyPages } from "#tests/support/e2e/pages/money/registry.ts";
import { pages as peoplePages } from "#tests/support/e2e/pages/people/registry.ts";
import { pages as qualityPages } from "#tests/support/e2e/pages/quality/registry.ts";
import { pages as systemPages } from "#tests/support/e2e/pages/system/registry.ts";

export const pages: Record<string, ResourcePages> = {
  ...salesPages,
  ...cataloguePages,
  ...contentPages,
  ...moneyPages,
  ...peoplePages,
  ...qualityPages,
  ...systemPages,
};
