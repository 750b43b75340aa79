import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "admin" } as const;
const payment = seedUid("payment", "1");

export const pages: ResourcePages = {
  pages: ({ clientFile }) => [
    { ...office, route: "/admin/payments", path: "/admin/payments", title: "Payments" },
    {
      ...office,
      route: "/admin/payments/add",
      path: `/admin/payments/add?file=${clientFile.split("/").at(-1) ?? ""}`,
      title: "Ask for a payment",
    },
    {
      ...office,
      route: "/admin/payments/edit/:uid",
      path: `/admin/payments/edit/${payment}`,
      title: "NZFI100036-P1",
    },
  ],
  withoutPage: ["/admin/payments/export.csv"],
  record: payment,
};
