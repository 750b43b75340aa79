import type { Route } from "./+types/agent-login.ts";
import { loginAction, loginLoader } from "#app/routes/auth/login.server.ts";
import { LoginScreen } from "#app/routes/auth/login-screen.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "description", content: loaderData?.description },
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loginLoader("agent", url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return loginAction("agent", request, url, context);
}

export default function AgentLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen audience="agent" notice={loaderData.notice} lastResult={actionData} />;
}
