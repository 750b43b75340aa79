import type { Route } from "./+types/admin-login.ts";
import { loadAsDocument } from "#app/lib/load-as-document.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { loginAction, loginLoader } from "#app/routes/auth/login.server.ts";
import { LoginScreen } from "#app/routes/auth/login-screen.tsx";

export const handle = { hydrate: false, dress: "signIn", leadsTo: "routes/admin/desk" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader({ url, context }: Route.LoaderArgs) {
  return loginLoader("office", url, context);
}

export const clientLoader = loadAsDocument;

export function action({ request, url, context }: Route.ActionArgs) {
  return loginAction("office", request, url, context);
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen audience="office" notice={loaderData.notice} lastResult={actionData} />;
}
