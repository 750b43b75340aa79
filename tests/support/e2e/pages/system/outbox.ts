import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const administrator = { persona: "admin" } as const;

export const pages: ResourcePages = {
  pages: () => [{ ...administrator, route: "/admin/outbox", path: "/admin/outbox", title: "Outbox" }],
  withoutPage: ["/admin/outbox/export.csv"],
};
