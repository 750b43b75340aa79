import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { PageFacts } from "./page-facts.ts";
import { summer } from "./seasons.ts";

const agent = { persona: "emma.larkspur" } as const;

/** What agents work with: the desk, their files, and the ways to a quote. */
export const bookingPages: PageFacts[] = [
  { ...agent, route: "/app", path: "/app", title: "Desk" },
  { ...agent, route: "/app/search", path: "/app/search?q=hartigan", title: "Search" },
  { ...agent, route: "/app/list-bookings", path: "/app/list-bookings", title: "My Files" },
  {
    ...agent,
    route: "/app/view-booking/:reference",
    path: "/app/view-booking/AUFI200001",
    title: "Hartigan & Ōkawa Party",
  },
  ...["quote", "messages", "account", "invoices", "transactions", "itineraries"].map((tab) => ({
    ...agent,
    route: `/app/view-booking/:reference/${tab}`,
    path: `/app/view-booking/AUFI200001/${tab}`,
    title: "Hartigan & Ōkawa Party",
  })),
  {
    ...agent,
    route: "/app/view-booking/:reference/invoices/:invoice/pay",
    path: `/app/view-booking/AUFI200001/invoices/${seedUid("invoice", "AUFI200001")}/pay`,
    title: "Hartigan & Ōkawa Party",
  },
  {
    ...agent,
    route: "/app/view-booking/:reference/request",
    path: "/app/view-booking/AUFI200001/request",
    title: "Request booking",
  },
  {
    ...agent,
    route: "/app/view-booking/:reference/compare",
    path: "/app/view-booking/NZFI100031/compare?from=1&to=1",
    title: "Compare versions",
  },
  {
    ...agent,
    route: "/app/view-booking/:reference/change",
    path: "/app/view-booking/AUFI200001/change",
    title: "Request change",
  },
  {
    ...agent,
    route: "/app/view-booking/:reference/change/swap",
    path: "/app/view-booking/AUFI200001/change/swap",
    title: "Swap a service",
  },
  {
    ...agent,
    route: "/app/view-booking/:reference/change/add",
    path: "/app/view-booking/AUFI200001/change/add?day=2&service=sightseeing",
    title: "Add a service",
  },
  {
    ...agent,
    route: "/app/view-booking/:reference/cancel",
    path: "/app/view-booking/AUFI200001/cancel",
    title: "Cancel booking",
  },
  { ...agent, route: "/app/statement", path: "/app/statement", title: "Statement" },
  { ...agent, route: "/app/quick-quote", path: "/app/quick-quote", title: "Quick Quote" },
  {
    ...agent,
    route: "/app/quick-quote/:ref",
    path: `/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2-8_SG-1`,
    title: "Southern Alps Discovery",
  },
  { ...agent, route: "/app/list-bookings/create", path: "/app/list-bookings/create", title: "Create" },
  {
    ...agent,
    route: "/app/quick-quote/copy/:reference",
    path: "/app/quick-quote/copy/AUFI200001",
    title: "Copy quote",
  },
  {
    ...agent,
    route: "/app/quick-quote/customise/:reference",
    path: "/app/quick-quote/customise/AUFI200001",
    title: "Hartigan & Ōkawa Party",
  },
  {
    ...agent,
    route: "/app/quick-quote/customise/:reference/trip",
    path: `/app/quick-quote/customise/NZFI100031/trip?travel_date=${summer}&rooms=DB-2`,
    title: "Change dates or party",
  },
  {
    ...agent,
    route: "/app/quick-quote/customise/:reference/departures",
    path: "/app/quick-quote/customise/NZFI100031/departures",
    title: "Tour departures",
  },
  {
    ...agent,
    // No quote of the demo world is with a tour; quote-tours.spec.ts makes one and looks at the page.
    route: "/app/quick-quote/customise/:reference/departures/:line",
    path: `/app/quick-quote/customise/NZFI100031/departures/${"0".repeat(26)}`,
    title: "Woops",
    status: 404,
  },
  {
    ...agent,
    route: "/app/product-search",
    path: `/app/product-search?place=MON&date_from=${summer}&rooms=DB-2`,
    title: "Test Product Search",
  },
];
