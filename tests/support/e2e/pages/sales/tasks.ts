import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

export const pages: ResourcePages = {
  pages: () => [{ persona: "consultant", route: "/admin/tasks", path: "/admin/tasks", title: "Tasks" }],
  withoutPage: ["/admin/tasks/export.csv"],
};
