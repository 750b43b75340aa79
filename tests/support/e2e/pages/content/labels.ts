import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "consultant" } as const;
const demoLabel = seedUid("label", "VIP");

export const pages: ResourcePages = {
  pages: () => [
    { ...office, route: "/admin/labels", path: "/admin/labels", title: "Labels" },
    { ...office, route: "/admin/labels/add", path: "/admin/labels/add", title: "Add label" },
    { ...office, route: "/admin/labels/:uid", path: `/admin/labels/${demoLabel}`, title: "VIP" },
    {
      ...office,
      route: "/admin/labels/:uid/history",
      path: `/admin/labels/${demoLabel}/history`,
      title: "VIP",
    },
  ],
  withoutPage: ["/admin/labels/export.csv"],
  record: demoLabel,
};
