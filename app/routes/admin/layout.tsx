import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/layout.ts";
import { Portal } from "#app/components/portal/portal.tsx";
import { SearchBox } from "#app/components/shell/search-box.tsx";
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
  const { t } = useTranslation("navigation");
  const search = can(loaderData.user, "client-files.view") ? (
    <SearchBox action={href("/admin/client-files")} name="filter[q]" hint={t("search.office")} />
  ) : null;
  return <Portal {...loaderData} home={portals.office.home} navigation={adminNavigation} tools={search} />;
}
