import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("page.tsx"),
  route("rows", "rows.tsx"),
  route("content/:of", "content.tsx"),
] satisfies RouteConfig;
