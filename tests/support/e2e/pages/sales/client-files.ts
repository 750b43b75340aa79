import { seedUid } from "#api/demo/world/seed-keys.ts";
import { shownRequest, shownRequestFile } from "#tests/support/e2e/demo-links.ts";
import type { ResourcePages } from "#tests/support/e2e/page-facts.ts";

const office = { persona: "consultant" } as const;
const accounts = { persona: "admin" } as const;
const paidInvoice = seedUid("invoice", "NZFI100001");
/** A trip that lies ahead, and its car. */
const clientOpen = `/admin/client-files/${seedUid("file", "NZFI100005")}`;
const openLine = { uid: seedUid("line", "NZFI100005:2:10"), name: "Compact car" };

export const pages: ResourcePages = {
  pages: ({ clientFile }) => [
    { ...office, route: "/admin/client-files", path: "/admin/client-files", title: "Client Files" },
    { ...office, route: "/admin/client-files/add", path: "/admin/client-files/add", title: "New file" },
    { ...office, route: "/admin/client-files/:uid", path: clientFile, title: "Familie Weißenborn" },
    {
      ...office,
      route: "/admin/client-files/:uid/quotes",
      path: `${clientFile}/quotes`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/quotes/compare",
      path: `/admin/client-files/${seedUid("file", "NZFI100031")}/quotes/compare?from=1&to=1`,
      title: "Compare versions",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/messages",
      path: `${clientFile}/messages`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/history",
      path: `${clientFile}/history`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/requests/:request",
      path: `/admin/client-files/${seedUid("file", shownRequestFile)}/requests/${shownRequest}`,
      title: "Viaggio di nozze Bellandi",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/requests/:request/offer",
      path: `/admin/client-files/${seedUid("file", shownRequestFile)}/requests/${shownRequest}/offer`,
      title: "Offer of the supplier",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services",
      path: `${clientFile}/services`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/add",
      path: `${clientOpen}/services/add?day=2&service=sightseeing`,
      title: "Add a service",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/write",
      path: `${clientOpen}/services/write?day=2`,
      title: "Own arrangement or note",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/amend",
      path: `${clientOpen}/services/amend?remove=${openLine.uid}`,
      title: "Change services of the booking",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/trip",
      path: `${clientOpen}/services/trip`,
      title: "Dates, rooms and travellers",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/:line/change",
      path: `${clientOpen}/services/${openLine.uid}/change`,
      title: openLine.name,
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/:line/price",
      path: `${clientOpen}/services/${openLine.uid}/price`,
      title: `Price of ${openLine.name}`,
    },
    {
      ...office,
      route: "/admin/client-files/:uid/services/:step",
      path: `${clientFile}/services/cancel?ids=${seedUid("line", "NZFI100001:1:10")}`,
      title: "Cancel services",
    },
    {
      ...office,
      route: "/admin/client-files/itinerary/:uid",
      path: clientFile.replace("client-files/", "client-files/itinerary/"),
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/itinerary/:uid/compare",
      path: `${clientFile.replace("client-files/", "client-files/itinerary/")}/compare?from=3&to=3`,
      title: "Compare versions",
    },
    {
      ...office,
      route: "/admin/client-files/cancel/:uid",
      path: clientFile.replace("client-files/", "client-files/cancel/"),
      title: "Cancel booking",
    },
    {
      ...office,
      route: "/admin/client-files/day-headers/:uid",
      path: clientFile.replace("client-files/", "client-files/day-headers/"),
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/day-headers/:uid/move",
      path: `${clientFile.replace("client-files/", "client-files/day-headers/")}/move?what=insert&day=2`,
      title: "Insert day 2",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/passengers",
      path: `${clientFile}/passengers`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/rooming",
      path: `${clientFile}/rooming`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/passengers/:seq",
      path: `${clientFile}/passengers/1`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/passengers/:seq/needs",
      path: `${clientFile}/passengers/1/needs`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/passengers/:seq/cancel",
      path: `${clientFile}/passengers/1/cancel`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/reconfirmation",
      path: `${clientFile}/reconfirmation`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/vouchers",
      path: `${clientFile}/vouchers`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/feedback",
      path: `${clientFile}/feedback`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/:uid/changes",
      path: `${clientFile}/changes`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/invoices/:uid",
      path: clientFile.replace("/client-files/", "/client-files/invoices/"),
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/invoices/:uid/statement",
      path: `${clientFile.replace("/client-files/", "/client-files/invoices/")}/statement`,
      title: "Familie Weißenborn",
    },
    {
      ...office,
      route: "/admin/client-files/invoices/:uid/reminders",
      path: `${clientFile.replace("/client-files/", "/client-files/invoices/")}/reminders`,
      title: "Familie Weißenborn",
    },
    {
      ...accounts,
      route: "/admin/client-files/invoices/:uid/send/:paper",
      path: `${clientFile.replace("/client-files/", "/client-files/invoices/")}/send/${paidInvoice}`,
      title: "Familie Weißenborn",
    },
    {
      ...accounts,
      route: "/admin/client-files/yield/:uid",
      path: clientFile.replace("/client-files/", "/client-files/yield/"),
      title: "Familie Weißenborn",
    },
    {
      ...accounts,
      route: "/admin/client-files/yield/:uid/supplier-invoice",
      path: `${clientFile.replace("/client-files/", "/client-files/yield/")}/supplier-invoice`,
      title: "Familie Weißenborn",
    },
    ...["issue", "receipt", "refund", "transfer", "take-back"].map((deed) => ({
      ...accounts,
      route: `/admin/client-files/invoices/:uid/${deed}`,
      path: `${clientFile.replace("/client-files/", "/client-files/invoices/")}/${deed}`,
      title: "Familie Weißenborn",
    })),
    ...["credit", "write-off", "write-back"].map((deed) => ({
      ...accounts,
      route: `/admin/client-files/invoices/:uid/:invoice/${deed === "credit" ? deed : ":way"}`,
      path: `${clientFile.replace("/client-files/", "/client-files/invoices/")}/${paidInvoice}/${deed}`,
      title: "Familie Weißenborn",
    })),
  ],
  withoutPage: [
    // Stands in a frame of the builder, where nothing of it can be pressed.
    "/admin/client-files/itinerary/:uid/preview",
    "/admin/client-files/export.csv",
    "/admin/client-files/bulk-choices",
    "/admin/client-files/add/agencies",
    "/admin/client-files/yield/:uid/export.csv",
    "/admin/client-files/invoices/:uid/statement/export.csv",
  ],
};
