import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("client-files", "routes/admin/sales/client-files/list.tsx"),
  route("client-files/export.csv", "routes/admin/sales/client-files/export.ts"),
  route("client-files/:uid", "routes/admin/sales/client-files/show.tsx"),
  route("client-files/:uid/quotes", "routes/admin/sales/client-files/quotes/quotes.tsx"),
  route("client-files/:uid/quotes/compare", "routes/admin/sales/client-files/quotes/compare.tsx"),
  route("client-files/:uid/messages", "routes/admin/sales/client-files/messages/messages.tsx"),
  route("client-files/invoices/:uid", "routes/admin/sales/client-files/invoices/invoices.tsx"),
  route("client-files/invoices/:uid/issue", "routes/admin/sales/client-files/invoices/issue.tsx"),
  route("client-files/invoices/:uid/receipt", "routes/admin/sales/client-files/invoices/receipt.tsx"),
  route("client-files/invoices/:uid/refund", "routes/admin/sales/client-files/invoices/refund.tsx"),
  route("client-files/invoices/:uid/:invoice/credit", "routes/admin/sales/client-files/invoices/credit.tsx"),
  route(
    "client-files/invoices/:uid/:invoice/write-off",
    "routes/admin/sales/client-files/invoices/write-off.tsx",
  ),
  route(
    "client-files/invoices/:uid/:invoice/write-back",
    "routes/admin/sales/client-files/invoices/write-back.tsx",
  ),
  route("client-files/:uid/history", "routes/admin/sales/client-files/history.tsx"),
  route("client-files/:uid/requests/:request", "routes/admin/sales/client-files/requests/request.tsx"),
  route("client-files/:uid/services/:step", "routes/admin/sales/client-files/services/take-step.tsx"),
  route("client-files/:uid/passengers", "routes/admin/sales/client-files/passengers/passengers.tsx"),
  route("client-files/:uid/passengers/:seq", "routes/admin/sales/client-files/passengers/passenger.tsx"),
  route("client-files/:uid/passengers/:seq/needs", "routes/admin/sales/client-files/passengers/needs.tsx"),
  route("client-files/:uid/passengers/:seq/cancel", "routes/admin/sales/client-files/passengers/cancel.tsx"),
  route("client-files/:uid/reconfirmation", "routes/admin/sales/client-files/reconfirmation/show.tsx"),
  route("client-files/:uid/changes", "routes/admin/sales/client-files/changes.tsx"),
];
