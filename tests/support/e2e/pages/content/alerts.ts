import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const editor = { persona: "operations" } as const;
const demoAlert = seedUid("alert", "Milford Road: rockfall work");

export const pages: ResourcePages = {
  pages: () => [
    { ...editor, route: "/admin/alerts", path: "/admin/alerts", title: "Alerts" },
    { ...editor, route: "/admin/alerts/add", path: "/admin/alerts/add", title: "Add alert" },
    ...["", "/history", "/trips"].map((tab) => ({
      ...editor,
      route: `/admin/alerts/:uid${tab}`,
      path: `/admin/alerts/${demoAlert}${tab}`,
      title: "Milford Road: rockfall work",
    })),
  ],
  withoutPage: ["/admin/alerts/export.csv"],
  record: demoAlert,
};
