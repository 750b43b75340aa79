import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const routes: RouteConfigEntry[] = [
  route("users", "routes/admin/people/users/list.tsx"),
  route("users/export.csv", "routes/admin/people/users/export.ts"),
  route("users/add", "routes/admin/people/users/create.tsx"),
  route("users/:userUid", "routes/admin/people/users/show.tsx"),
  route("users/:userUid/history", "routes/admin/people/users/history.tsx"),
];
