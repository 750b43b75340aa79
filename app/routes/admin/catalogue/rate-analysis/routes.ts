import { route, type RouteConfigEntry } from "@react-router/dev/routes";

const screens = "routes/admin/catalogue/rate-analysis";

export const routes: RouteConfigEntry[] = [
  route("rate-analysis", `${screens}/list.tsx`),
  route("rate-analysis/export.csv", `${screens}/export.ts`),
  route("rate-analysis/ending", `${screens}/ending.tsx`),
  route("rate-analysis/ending/export.csv", `${screens}/ending-export.ts`),
  route("rate-analysis/waiting", `${screens}/waiting.tsx`),
  route("rate-analysis/waiting/export.csv", `${screens}/waiting-export.ts`),
];
