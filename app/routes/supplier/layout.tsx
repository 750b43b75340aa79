import type { Route } from "./+types/layout.ts";
import { Portal } from "#app/components/portal/portal.tsx";
import { portals } from "#app/domain/portals.ts";
import { keepWhenOffline } from "#app/lib/connection-lost.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { requireAudience } from "#app/middleware/guards.server.ts";
import { portalFacts, signedIn } from "#app/routes/portal/facts.server.ts";
import { supplierNavigation } from "#app/routes/supplier/navigation.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAudience("supplier")];

export const handle = {
  parent: { crumb: "navigation:desk", to: portals.supplier.home },
} satisfies RouteHandle;

export const shouldRevalidate = keepWhenOffline;

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await portalFacts(context)), company: signedIn(context).organisation_uid };
}

/** The shell of the suppliers. */
export default function SupplierLayout({ loaderData }: Route.ComponentProps) {
  return <Portal {...loaderData} home={portals.supplier.home} navigation={supplierNavigation} />;
}
