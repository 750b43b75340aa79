import type { Route } from "./+types/supplier-login.ts";
import { loginAction, loginLoader } from "#app/routes/auth/login.server.ts";
import { LoginScreen } from "#app/routes/auth/login-screen.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export function loader({ url, context }: Route.LoaderArgs) {
  return loginLoader("supplier", url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return loginAction("supplier", request, url, context);
}

export default function SupplierLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen audience="supplier" notice={loaderData.notice} lastResult={actionData} />;
}
