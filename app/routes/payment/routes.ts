import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** The payer's pages of a card payment, and the page of the simulated card company. None of them is hydrated. */
export const paymentRoutes: RouteConfigEntry[] = [
  route("payments/notify", "routes/payment/notify.ts"),
  route("payments/result", "routes/payment/result.tsx"),
  route("payments/:token", "routes/payment/show.tsx"),
  route("payments/:token/seen", "routes/payment/seen.ts"),
  route("test-gateway/:session", "routes/payment/test-gateway.tsx"),
];
