import type { Route } from "./+types/agent-login.ts";
import { loadAsDocument } from "#app/lib/load-as-document.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { loginAction, loginLoader } from "#app/routes/auth/login.server.ts";
import { LoginScreen } from "#app/routes/auth/login-screen.tsx";

export const handle = { hydrate: false, dress: "signIn", leadsTo: "routes/agent/desk" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "description", content: loaderData?.description },
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loginLoader("agent", url, context);
}

export const clientLoader = loadAsDocument;

export function action({ request, url, context }: Route.ActionArgs) {
  return loginAction("agent", request, url, context);
}

export default function AgentLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen audience="agent" notice={loaderData.notice} lastResult={actionData} />;
}
