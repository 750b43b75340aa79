// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as usersPages } from "#tests/support/e2e/pages/people/users.ts";

export const pages: Record<string, ResourcePages> = {
  "users": usersPages,
};
