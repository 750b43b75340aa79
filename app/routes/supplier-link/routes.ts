import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** The pages of requests to a supplier. Rendered on the server and not hydrated. */
export const supplierLinkRoutes: RouteConfigEntry[] = [
  route("supplier/service/:token", "routes/supplier-link/service.tsx"),
  route("supplier/service-snapshot/:token", "routes/supplier-link/snapshot.tsx"),
  route("supplier/service/:token/seen", "routes/supplier-link/seen.ts"),
  route("supplier/reconfirm/:token", "routes/supplier-link/reconfirm.tsx"),
  route("supplier/calendar/:token/bookings.ics", "routes/supplier-link/calendar.ts"),
  route("supplier/reconfirm/:token/seen", "routes/supplier-link/reconfirm-seen.ts"),
];
