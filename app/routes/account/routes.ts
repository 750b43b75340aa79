import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/** The own account, the same for every portal. `portal` keeps the routes of one file apart. */
export function accountRoutes(portal: string): RouteConfigEntry[] {
  return [
    route("profile", "routes/account/profile.tsx", { id: `${portal}-profile` }),
    route("profile/notifications", "routes/account/notifications.tsx", {
      id: `${portal}-profile-notifications`,
    }),
    route("profile/security", "routes/account/security.tsx", { id: `${portal}-profile-security` }),
    route("profile/security/two-factor", "routes/account/two-factor.tsx", {
      id: `${portal}-profile-two-factor`,
    }),
  ];
}
