import { seedUid } from "#api/demo/world/seed-keys.ts";
import { bookingPages } from "./booking-pages.ts";
import { packagePages } from "./package-pages.ts";
import { userPages } from "./user-pages.ts";
import type { Reader } from "./personas.ts";

/** An address as one visitor sees it. `route` is the path pattern it stands for in the route table. */
export type PageFacts = {
  route: string;
  path: string;
  title: string;
  /** Who looks; nobody signed in when it is left out. */
  persona?: Reader;
  status?: number;
};

/** Paths that only the running server knows. */
export type FoundPaths = {
  travelApp: string;
  clientFile: string;
  reset: string;
  confirm: string;
  quote: string;
};

const demoLabel = seedUid("label", "VIP");
const demoAlert = seedUid("alert", "Milford Road: rockfall work");
const demoPlace = seedUid("place", "ROT");

/** For those who want to know the routes alone. */
export const noPaths: FoundPaths = { travelApp: "", clientFile: "", reset: "", confirm: "", quote: "" };

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
export function pages({ travelApp, clientFile, reset, confirm, quote }: FoundPaths): PageFacts[] {
  const office = { persona: "consultant" } as const;
  const editor = { persona: "operations" } as const;
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
    { route: "/quote", path: "/quote", title: "Find your quote" },
    { route: "/quote/:token", path: quote, title: "Famille Guérin" },
    { route: "/*", path: "/no/such/page", title: "Woops", status: 404 },
    { ...office, route: "/admin", path: "/admin", title: "Desk" },
    { ...office, route: "/admin/client-files", path: "/admin/client-files", title: "Client Files" },
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
    { ...editor, route: "/admin/alerts", path: "/admin/alerts", title: "Alerts" },
    { ...editor, route: "/admin/alerts/add", path: "/admin/alerts/add", title: "Add alert" },
    ...["", "/history", "/trips"].map((tab) => ({
      ...editor,
      route: `/admin/alerts/:uid${tab}`,
      path: `/admin/alerts/${demoAlert}${tab}`,
      title: "Milford Road: rockfall work",
    })),
    {
      ...editor,
      route: "/admin/itinerary-locations",
      path: "/admin/itinerary-locations",
      title: "Itinerary Locations",
    },
    {
      ...editor,
      route: "/admin/itinerary-locations/add",
      path: "/admin/itinerary-locations/add",
      title: "Add location",
    },
    ...["", "/history"].map((tab) => ({
      ...editor,
      route: `/admin/itinerary-locations/:uid${tab}`,
      path: `/admin/itinerary-locations/${demoPlace}${tab}`,
      title: "Rotorua",
    })),
    ...packagePages,
    ...userPages,
    { ...office, route: "/admin/labels", path: "/admin/labels", title: "Labels" },
    { ...office, route: "/admin/labels/add", path: "/admin/labels/add", title: "Add label" },
    { ...office, route: "/admin/labels/:uid", path: `/admin/labels/${demoLabel}`, title: "VIP" },
    {
      ...office,
      route: "/admin/labels/:uid/history",
      path: `/admin/labels/${demoLabel}/history`,
      title: "VIP",
    },
    { ...office, persona: "admin", route: "/admin/outbox", path: "/admin/outbox", title: "Outbox" },
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
  "/sign-out",
  // Leads away unless a sign-in waits for its code.
  "/sign-in/code",
  "/preferences/locale",
  "/preferences/theme",
  "/notifications/unread",
  "/documents/failed",
  "/documents/itinerary/:key",
  "/documents/confirmation/:key",
  "/documents/quote/:key",
  "/options/places",
  "/uploads",
  "/uploads/:upload",
  "/places/:picture",
  "/admin/client-files/export.csv",
  "/admin/quick-quote/export.csv",
  "/admin/quick-quote/options",
  "/app/list-bookings/export.csv",
  "/app/quick-quote/customise/:reference/rates.csv",
  "/admin/labels/export.csv",
  "/admin/alerts/export.csv",
  "/admin/itinerary-locations/export.csv",
  "/admin/users/export.csv",
  "/app/users/export.csv",
  "/supplier-app/users/export.csv",
  "/supplier-app/confirmed/export.csv",
  "/admin/outbox/export.csv",
  "/travel-app/:token/calendar.ics",
  "/travel-app/:token/seen",
  "/quote/:token/seen",
];
