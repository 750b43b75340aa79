import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "consultant" } as const;

export const pages: ResourcePages = {
  pages: ({ clientFile }) => [
    {
      ...office,
      route: "/admin/fit-finalisation-tracker",
      path: "/admin/fit-finalisation-tracker",
      title: "FIT Finalisation Tracker",
    },
    {
      ...office,
      route: "/admin/fit-finalisation-tracker/:uid",
      path: clientFile.replace("/client-files/", "/fit-finalisation-tracker/"),
      title: "Familie Weißenborn",
    },
  ],
  withoutPage: ["/admin/fit-finalisation-tracker/export.csv"],
};
