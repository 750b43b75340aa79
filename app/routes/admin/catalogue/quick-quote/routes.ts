import { route, type RouteConfigEntry } from "@react-router/dev/routes";
import { crudRoutes } from "#app/routes/portal/crud-routes.ts";

export const routes: RouteConfigEntry[] = [
  ...crudRoutes("quick-quote", "routes/admin/catalogue/quick-quote"),
  route("quick-quote/test", "routes/admin/catalogue/quick-quote/test.tsx"),
  route("quick-quote/:uid/test", "routes/admin/catalogue/quick-quote/package-test.tsx"),
  route("quick-quote/options", "routes/admin/catalogue/quick-quote/options.ts"),
  route("quick-quote/extras", "routes/admin/catalogue/quick-quote/extras.ts"),
  route("quick-quote/:uid/days", "routes/admin/catalogue/quick-quote/days.tsx"),
  route("quick-quote/:uid/days/add", "routes/admin/catalogue/quick-quote/day-create.tsx"),
  route("quick-quote/:uid/days/:day", "routes/admin/catalogue/quick-quote/day-edit.tsx"),
  route("quick-quote/:uid/days/:day/add", "routes/admin/catalogue/quick-quote/slot-create.tsx"),
  route("quick-quote/:uid/slots/:slot", "routes/admin/catalogue/quick-quote/slot-edit.tsx"),
];
