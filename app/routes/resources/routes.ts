import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** Addresses that answer with no page of their own. */
export const resourceRoutes: RouteConfigEntry[] = [
  route("preferences/locale", "routes/resources/locale.ts"),
  route("preferences/theme", "routes/resources/theme.ts"),
  route("notifications/unread", "routes/resources/unread-notifications.ts"),
  route("documents/failed", "routes/resources/failed-document.tsx"),
  route("documents/itinerary/:key", "routes/resources/itinerary-document.ts"),
  route("travel-app/:token/papers/:paper", "routes/resources/linked-trip-papers.ts"),
  route("travel-app/:token/paper/:uid", "routes/resources/linked-attachment.ts"),
  route("documents/vouchers/:key", "routes/resources/voucher-documents.ts"),
  route("documents/confirmation/:key", "routes/resources/confirmation-document.ts"),
  route("documents/account/:file/:key", "routes/resources/account-document.ts"),
  route("documents/invoice/:file/:key", "routes/resources/invoice-document.ts"),
  route("documents/payment/:key", "routes/resources/payment-receipt.ts"),
  route("documents/attachment/:uid", "routes/resources/attachment-document.ts"),
  route("documents/attachments/:reference/:uid", "routes/resources/file-attachment.ts"),
  route("documents/quote/:key", "routes/resources/quote-document.ts"),
  route("uploads", "routes/resources/uploads.ts"),
  route("uploads/:upload", "routes/resources/upload.ts"),
  route("options/places", "routes/resources/place-options.ts"),
  route("places/:picture", "routes/resources/place-picture.ts"),
];
