import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const administrator = { persona: "admin" } as const;
/** Whom the office and their own agency may both look at. */
const colleague = seedUid("user", "emma.larkspur");

export const pages: ResourcePages = {
  pages: () => [
    { ...administrator, route: "/admin/users", path: "/admin/users", title: "User List" },
    {
      ...administrator,
      route: "/admin/users/add",
      path: "/admin/users/add",
      title: "Invite User",
    },
    {
      ...administrator,
      route: "/admin/users/:userUid",
      path: `/admin/users/${colleague}`,
      title: "Emma Penhaligon",
    },
    {
      ...administrator,
      route: "/admin/users/:userUid/history",
      path: `/admin/users/${colleague}/history`,
      title: "Emma Penhaligon",
    },
  ],
  withoutPage: ["/admin/users/export.csv"],
};
