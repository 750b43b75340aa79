import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

export const pages: ResourcePages = {
  pages: () => [
    { persona: "admin", route: "/admin/gst-report", path: "/admin/gst-report", title: "GST report" },
  ],
  withoutPage: ["/admin/gst-report/export.csv"],
};
