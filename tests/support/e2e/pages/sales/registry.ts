// Written by `npm run registry` from what lies in the folders.
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { pages as clientFilesPages } from "#tests/support/e2e/pages/sales/client-files.ts";
import { pages as tasksPages } from "#tests/support/e2e/pages/sales/tasks.ts";

export const pages: Record<string, ResourcePages> = {
  "client-files": clientFilesPages,
  "tasks": tasksPages,
};
