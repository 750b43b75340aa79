import { steamvaleRequest } from "./demo-links.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { demoSession } from "#api/demo/seed-payments.ts";
import { bookingPages } from "./booking-pages.ts";
import type { FoundPaths, PageFacts } from "./page-facts.ts";
import { pages as resources } from "./registry-pages.ts";
import { stockChange } from "./shown-rate.ts";
import { userPages } from "./user-pages.ts";
import type { Reader } from "./personas.ts";

/** For those who want to know the routes alone. */
export const noPaths: FoundPaths = {
  travelApp: "",
  clientFile: "",
  reset: "",
  confirm: "",
  quote: "",
  supplierRequest: "",
  supplierSnapshot: "",
  reconfirm: "",
  payment: "",
};

function profilePages(portal: string, visitor: { persona: Reader }): PageFacts[] {
  return [
    { ...visitor, route: `${portal}/profile`, path: `${portal}/profile`, title: "My Profile" },
    {
      ...visitor,
      route: `${portal}/profile/notifications`,
      path: `${portal}/profile/notifications`,
      title: "My Profile",
    },
    {
      ...visitor,
      route: `${portal}/profile/security`,
      path: `${portal}/profile/security`,
      title: "My Profile",
    },
    {
      ...visitor,
      route: `${portal}/profile/security/two-factor`,
      path: `${portal}/profile/security/two-factor`,
      title: "Two-factor sign-in",
    },
  ];
}

/** Every page with its title (specification section 2, rulings 27). */
export function pages(found: FoundPaths): PageFacts[] {
  const { travelApp, reset, confirm, quote, supplierRequest, supplierSnapshot, reconfirm, payment } = found;
  const office = { persona: "consultant" } as const;
  const agent = { persona: "emma.larkspur" } as const;
  const supplier = { persona: "desk.steamvale" } as const;
  return [
    { route: "/", path: "/", title: "Login" },
    { route: "/admin/login", path: "/admin/login", title: "Admin Login" },
    { route: "/supplier/login", path: "/supplier/login", title: "Supplier Login" },
    { route: "/forgot-password", path: "/forgot-password", title: "Forgotten Password" },
    { route: "/reset-password/:token", path: reset, title: "Set New Password" },
    { route: "/confirm-email/:token", path: confirm, title: "Confirm E-mail Address" },
    { route: "/dev/kit", path: "/dev/kit", title: "Kit" },
    { route: "/travel-app", path: "/travel-app/", title: "Find Your Travel App" },
    { route: "/travel-app/:token", path: travelApp, title: "Familie Weißenborn" },
    {
      route: "/travel-app/:token/feedback/:service",
      path: `${travelApp}/feedback/${seedUid("line", "NZFI100001:3:10")}`,
      title: "Feedback",
    },
    { route: "/quote", path: "/quote", title: "Find your quote" },
    { route: "/quote/:token", path: quote, title: "Famille Guérin" },
    { route: "/supplier/service/:token", path: supplierRequest, title: "Confirm Service" },
    { route: "/supplier/service-snapshot/:token", path: supplierSnapshot, title: "Snapshot" },
    { route: "/supplier/reconfirm/:token", path: reconfirm, title: "Reconfirm Service" },
    { route: "/payments/:token", path: payment, title: "Payment" },
    {
      route: "/payments/result",
      path: `/payments/result?session=${demoSession(1)}`,
      title: "Payment Result",
    },
    { route: "/test-gateway/:session", path: `/test-gateway/${demoSession(1)}`, title: "Test card company" },
    { route: "/*", path: "/no/such/page", title: "Woops", status: 404 },
    { ...office, route: "/admin", path: "/admin", title: "Desk" },
    { ...office, route: "/admin/search", path: "/admin/search?q=silberfarn", title: "Search" },
    ...Object.values(resources).flatMap((resource) => resource.pages(found)),
    ...userPages,
    { ...office, route: "/admin/notifications", path: "/admin/notifications", title: "Notifications" },
    ...profilePages("/admin", office),
    { ...office, route: "/admin/*", path: "/admin/no/such/page", title: "Woops", status: 404 },
    ...bookingPages,
    { ...agent, route: "/app/notifications", path: "/app/notifications", title: "Notifications" },
    ...profilePages("/app", agent),
    { ...agent, route: "/app/*", path: "/app/no/such/page", title: "Woops", status: 404 },
    { ...supplier, route: "/supplier-app", path: "/supplier-app", title: "Desk" },
    {
      ...supplier,
      route: "/supplier-app/confirmed",
      path: "/supplier-app/confirmed",
      title: "Confirmed Bookings",
    },
    {
      ...supplier,
      route: "/supplier-app/arrivals",
      path: "/supplier-app/arrivals?days=31",
      title: "Arrivals",
    },
    {
      ...supplier,
      route: "/supplier-app/requests",
      path: "/supplier-app/requests",
      title: "Current Requests",
    },
    {
      ...supplier,
      route: "/supplier-app/requests/answer",
      path: `/supplier-app/requests/answer?answer=confirm&requests=${steamvaleRequest}`,
      title: "Confirm requests together",
    },
    {
      ...supplier,
      route: "/supplier-app/confirmed/reconfirm",
      path: "/supplier-app/confirmed/reconfirm",
      title: "Reconfirm Service",
    },
    ...(["", "/change", "/stop"] as const).map((page) => ({
      persona: page === "" ? supplier.persona : ("desk.steamvale" as const),
      route: `/supplier-app/allotments${page}`,
      path: `/supplier-app/allotments${page || "?month=2031-03"}`,
      title: { "": "Allotments", "/change": "Change allotment", "/stop": "Stop sell" }[page],
    })),
    {
      persona: "desk.steamvale",
      route: "/supplier-app/allotments/check",
      path: `/supplier-app/allotments/check?${stockChange}`,
      title: "What changes",
    },
    {
      ...supplier,
      route: "/supplier-app/cancelled",
      path: "/supplier-app/cancelled",
      title: "Cancelled Bookings",
    },
    {
      ...supplier,
      route: "/supplier-app/documents",
      path: "/supplier-app/documents",
      title: "Documents",
    },
    {
      ...supplier,
      route: "/supplier-app/service/:uid",
      path: `/supplier-app/service/${steamvaleRequest}`,
      title: "Confirm Service",
    },
    ...profilePages("/supplier-app", supplier),
    {
      ...supplier,
      route: "/supplier-app/notifications",
      path: "/supplier-app/notifications",
      title: "Notifications",
    },
    {
      ...supplier,
      route: "/supplier-app/*",
      path: "/supplier-app/no/such/page",
      title: "Woops",
      status: 404,
    },
  ];
}

/** Addresses that answer with no page: files, posted forms and their like. */
export const addressesWithoutPage = [
  ...Object.values(resources).flatMap(({ withoutPage }) => withoutPage),
  "/sign-out",
  // Leads away unless a sign-in waits for its code.
  "/sign-in/code",
  "/preferences/locale",
  "/preferences/theme",
  "/notifications/unread",
  "/documents/failed",
  "/documents/itinerary/:key",
  "/documents/vouchers/:key",
  "/documents/confirmation/:key",
  "/documents/account/:file/:key",
  "/documents/attachment/:uid",
  "/documents/attachments/:reference/:uid",
  "/documents/invoice/:file/:key",
  "/documents/quote/:key",
  "/documents/payment/:key",
  "/options/places",
  "/uploads",
  "/uploads/:upload",
  "/places/:picture",
  "/app/list-bookings/export.csv",
  "/app/quick-quote/customise/:reference/rates.csv",
  "/app/statement/export.csv",
  "/app/users/export.csv",
  "/supplier-app/users/export.csv",
  "/supplier-app/confirmed/export.csv",
  "/supplier-app/arrivals/export.csv",
  "/supplier-app/requests/export.csv",
  "/supplier-app/cancelled/export.csv",
  "/travel-app/:token/app.webmanifest",
  "/travel-app/:token/calendar.ics",
  "/travel-app/:token/services/:service/calendar.ics",
  "/travel-app/:token/papers/:paper",
  "/travel-app/:token/paper/:uid",
  "/travel-app/:token/seen",
  "/travel-app/:token/news",
  "/quote/:token/seen",
  "/supplier/service/:token/seen",
  "/supplier/reconfirm/:token/seen",
  "/supplier/calendar/:token/bookings.ics",
  "/payments/notify",
  "/payments/:token/seen",
];
