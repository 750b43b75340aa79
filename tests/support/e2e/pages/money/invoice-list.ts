import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

export const pages: ResourcePages = {
  pages: () => [{ persona: "admin", route: "/admin/invoices", path: "/admin/invoices", title: "Invoices" }],
  withoutPage: ["/admin/invoices/export.csv"],
};
