import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "consultant" } as const;

export const pages: ResourcePages = {
  pages: () => [
    { ...office, route: "/admin/rate-analysis", path: "/admin/rate-analysis", title: "Rate Analysis" },
    {
      ...office,
      route: "/admin/rate-analysis/ending",
      path: "/admin/rate-analysis/ending",
      title: "Ending soon",
    },
    {
      ...office,
      route: "/admin/rate-analysis/waiting",
      path: "/admin/rate-analysis/waiting",
      title: "Waiting quotes",
    },
  ],
  withoutPage: ["", "/ending", "/waiting"].map((list) => `/admin/rate-analysis${list}/export.csv`),
};
