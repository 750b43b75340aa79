import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "consultant" } as const;
const demoPackage = seedUid("package", "SAD5");

export const pages: ResourcePages = {
  pages: () => [
    { ...office, route: "/admin/quick-quote/test", path: "/admin/quick-quote/test", title: "Test Packages" },
    { ...office, route: "/admin/quick-quote", path: "/admin/quick-quote", title: "Quick Quote" },
    {
      ...office,
      persona: "admin",
      route: "/admin/quick-quote/add",
      path: "/admin/quick-quote/add",
      title: "Add package",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/quick-quote/:uid/days/add",
      path: `/admin/quick-quote/${demoPackage}/days/add`,
      title: "Add day 6",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/quick-quote/:uid/days/:day",
      path: `/admin/quick-quote/${demoPackage}/days/1`,
      title: "Day 1",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/quick-quote/:uid/days/:day/add",
      path: `/admin/quick-quote/${demoPackage}/days/1/add`,
      title: "Add to day 1",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/quick-quote/:uid/slots/:slot",
      path: `/admin/quick-quote/${demoPackage}/slots/${seedUid("package slot", "SAD5 1.10")}`,
      title: "Day 1: Shared shuttle airport – city",
    },
    ...["", "/days", "/test", "/history"].map((tab) => ({
      ...office,
      route: `/admin/quick-quote/:uid${tab}`,
      path: `/admin/quick-quote/${demoPackage}${tab}`,
      title: "Southern Alps Discovery",
    })),
  ],
  withoutPage: ["/admin/quick-quote/export.csv", "/admin/quick-quote/options", "/admin/quick-quote/extras"],
  record: demoPackage,
};
