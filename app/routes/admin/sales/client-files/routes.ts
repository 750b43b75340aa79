import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("client-files", "routes/admin/sales/client-files/list.tsx"),
  route("client-files/export.csv", "routes/admin/sales/client-files/export.ts"),
  route("client-files/:uid", "routes/admin/sales/client-files/show.tsx"),
  route("client-files/:uid/quotes", "routes/admin/sales/client-files/quotes/quotes.tsx"),
  route("client-files/:uid/quotes/compare", "routes/admin/sales/client-files/quotes/compare.tsx"),
  route("client-files/:uid/messages", "routes/admin/sales/client-files/messages/messages.tsx"),
  route("client-files/invoices/:uid", "routes/admin/sales/client-files/invoices/invoices.tsx"),
  route("client-files/:uid/history", "routes/admin/sales/client-files/history.tsx"),
  route("client-files/:uid/requests/:request", "routes/admin/sales/client-files/requests/request.tsx"),
  route("client-files/:uid/reconfirmation", "routes/admin/sales/client-files/reconfirmation/show.tsx"),
  route("client-files/:uid/changes", "routes/admin/sales/client-files/changes.tsx"),
];
