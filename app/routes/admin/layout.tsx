import { href } from "react-router";
import type { Route } from "./+types/layout.ts";
import { Portal } from "#app/components/portal/portal.tsx";
import { portals } from "#app/domain/portals.ts";
import { keepWhenOffline } from "#app/lib/connection-lost.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { requireAudience } from "#app/middleware/guards.server.ts";
import { adminNavigation } from "#app/routes/admin/navigation.ts";
import { portalFacts } from "#app/routes/portal/facts.server.ts";
import { can } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAudience("office")];

export const handle = { parent: { crumb: "navigation:desk", to: portals.office.home } } satisfies RouteHandle;

export const shouldRevalidate = keepWhenOffline;

export function loader({ context }: Route.LoaderArgs) {
  return portalFacts(context);
}

/** The shell of the back office. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const search = can(loaderData.user, "client-files.view") ? href("/admin/search") : undefined;
  return <Portal {...loaderData} home={portals.office.home} navigation={adminNavigation} search={search} />;
}
