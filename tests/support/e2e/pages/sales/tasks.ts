import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "consultant" } as const;

export const pages: ResourcePages = {
  pages: ({ clientFile }) => [
    { ...office, route: "/admin/tasks", path: "/admin/tasks", title: "Tasks" },
    {
      ...office,
      route: "/admin/client-files/:uid/tasks",
      path: `${clientFile}/tasks`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/tasks/:task",
      path: `${clientFile}/tasks/${seedUid("task", "credit")}`,
      title: "Change task",
    },
  ],
  withoutPage: ["/admin/tasks/export.csv"],
};
