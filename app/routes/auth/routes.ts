import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";

export const authRoutes: RouteConfigEntry[] = [
  index("routes/auth/agent-login.tsx"),
  route("admin/login", "routes/auth/admin-login.tsx"),
  route("supplier/login", "routes/auth/supplier-login.tsx"),
  route("forgot-password", "routes/auth/forgot-password.tsx"),
  route("reset-password/:token", "routes/auth/reset-password.tsx"),
  route("sign-in/code", "routes/auth/login-code.tsx"),
  route("confirm-email/:token", "routes/auth/confirm-email.tsx"),
  route("sign-out", "routes/auth/sign-out.ts"),
];
