import { demoSheet } from "#api/demo/seed-rate-imports.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";
import { shownProduct, shownRate, stockChange } from "#tests/support/e2e/shown-rate.ts";

const office = { persona: "consultant" } as const;
const steamvale = seedUid("supplier", "STEROT");
const lakeside = `/admin/suppliers/${steamvale}/products/${shownProduct}`;

export const pages: ResourcePages = {
  pages: () => [
    { ...office, route: "/admin/suppliers", path: "/admin/suppliers", title: "Suppliers" },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/add",
      path: "/admin/suppliers/add",
      title: "Add supplier",
    },
    ...[
      "",
      "/contacts",
      "/products",
      "/rates",
      "/extras",
      "/policies",
      "/allotments",
      "/attachments",
      "/requests",
      "/users",
      "/import",
      "/history",
    ].map((tab) => ({
      ...office,
      route: `/admin/suppliers/:uid${tab}`,
      // Of another month than this one, so that the way back to it stands there as well.
      path: `/admin/suppliers/${steamvale}${tab}${tab === "/allotments" ? "?month=2031-03" : ""}`,
      title: "Steamvale Lakeside Hotel",
    })),
    {
      ...office,
      route: "/admin/suppliers/:uid/reviews",
      path: `/admin/suppliers/${seedUid("supplier", "AVOCHC")}/reviews`,
      title: "Avonbend Hotel",
    },
    ...(["change", "stop"] as const).map((page) => ({
      ...office,
      persona: "admin" as const,
      route: `/admin/suppliers/:uid/allotments/${page}`,
      path: `/admin/suppliers/${steamvale}/allotments/${page}`,
      title: page === "stop" ? "Stop sell" : "Change allotment",
    })),
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/allotments/check",
      path: `/admin/suppliers/${steamvale}/allotments/check?${stockChange}`,
      title: "What changes",
    },
    {
      ...office,
      route: "/admin/suppliers/:uid/allotments/:product/:date",
      path: `/admin/suppliers/${steamvale}/allotments/${shownProduct}/2031-03-03`,
      title: "Lakeside room, 3 Mar 2031",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/import/roll",
      path: `/admin/suppliers/${steamvale}/import/roll`,
      title: "Roll seasons forward",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/import/:batch",
      path: `/admin/suppliers/${steamvale}/import/${demoSheet.uid}`,
      title: `Columns of ${demoSheet.name}`,
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/import/:batch/preview",
      path: `/admin/suppliers/${steamvale}/import/${demoSheet.uid}/preview`,
      title: `What ${demoSheet.name} does`,
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/users/add",
      path: `/admin/suppliers/${steamvale}/users/add`,
      title: "Invite User",
    },
    ...["", "/history"].map((page) => ({
      ...office,
      persona: "admin" as const,
      route: `/admin/suppliers/:uid/users/:userUid${page}`,
      path: `/admin/suppliers/${steamvale}/users/${seedUid("user", "desk.steamvale")}${page}`,
      title: "Hinemoa Rāwiri",
    })),
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/policies/add",
      path: `/admin/suppliers/${steamvale}/policies/add`,
      title: "Add terms",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/policies/ages",
      path: `/admin/suppliers/${steamvale}/policies/ages`,
      title: "Add ages",
    },
    ...["", "/history"].map((page) => ({
      ...office,
      route: `/admin/suppliers/:uid/policies/:terms${page}`,
      path: `/admin/suppliers/${steamvale}/policies/${seedUid("cancel-policy", "steamvale")}${page}`,
      title: "Steamvale 2027",
    })),
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/products/add",
      path: `/admin/suppliers/${steamvale}/products/add`,
      title: "Add product",
    },
    {
      ...office,
      persona: "admin",
      route: "/admin/suppliers/:uid/products/:product/rates/add",
      path: `${lakeside}/rates/add`,
      title: "Add season",
    },
    ...["", "/history"].map((tab) => ({
      ...office,
      route: `/admin/suppliers/:uid/products/:product/rates/:rate${tab}`,
      path: `${lakeside}/rates/${shownRate.uid}${tab}`,
      title: shownRate.name,
    })),
    {
      ...office,
      route: "/admin/suppliers/:uid/products/:product/extras/history",
      path: `${lakeside}/extras/history`,
      title: "History of the extras",
    },
    ...["", "/rates", "/extras", "/history"].map((tab) => ({
      ...office,
      route: `/admin/suppliers/:uid/products/:product${tab}`,
      path: `${lakeside}${tab}`,
      title: "Lakeside room",
    })),
  ],
  withoutPage: ["/admin/suppliers/export.csv"],
  record: steamvale,
};
