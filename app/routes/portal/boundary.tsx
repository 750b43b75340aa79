import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/boundary.ts";
import { ErrorScreen } from "#app/components/feedback/error-screen.tsx";
import { portalOf, portals } from "#app/domain/portals.ts";
import { errorTitle } from "#app/lib/page-title.ts";
import type { loader as rootLoader } from "#app/root.tsx";

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error ? [{ title: errorTitle(error, matches) }] : [];

/** A layout without a look, the same for every portal: errors of the pages below are drawn here, so that the shell stays usable. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const portal = portalOf(useLocation().pathname);
  const home = portal === null ? "/" : portals[portal].home;
  return <ErrorScreen error={error} requestId={root?.requestId} home={home} inShell />;
}
