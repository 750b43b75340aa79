import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/boundary.ts";
import { ErrorScreen } from "#app/components/feedback/error-screen.tsx";
import { wayBack } from "#app/domain/way-back.ts";
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
  const back = wayBack(useLocation().pathname, root?.audience ?? null);
  return <ErrorScreen error={error} requestId={root?.requestId} back={back} inShell />;
}
