import { data, redirect } from "react-router";
import type { Route } from "./+types/test-gateway.ts";
import { TestGatewayPage } from "#app/components/journey/payment/test-gateway-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { testGatewayService } from "#app/services/payments.server.ts";
import { TestNotice, TestOutcome } from "#contract/money/test-gateway.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await testGatewayService(context.get(apiContext)).get(params.session);
  return {
    title: getI18n(context).t("clientPayment:gateway.title"),
    session: { ...session, return_url: withinHouse(session.return_url) },
    locale: context.get(localeContext),
    path: `/test-gateway/${params.session}`,
  };
}

/** The shop is this house, under whatever name the visitor knows it. */
function withinHouse(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** What the simulated bank says. Where it says nothing, the payer stays. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const outcome = TestOutcome.safeParse(form.get("outcome"));
  const notice = TestNotice.safeParse(form.get("notice") ?? "before");
  if (!outcome.success || !notice.success) throw data(null, { status: 400 });
  const { t } = getI18n(context);
  try {
    const decided = await testGatewayService(context.get(apiContext)).decide(params.session, {
      outcome: outcome.data,
      notice: notice.data,
    });
    if (decided.return_url === null) return data({ message: t("clientPayment:gateway.nothing") });
    return redirect(withinHouse(decided.return_url), 303);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 404) throw error;
    const message = messageForUser(error) || t("clientPayment:unavailable");
    return data({ message }, { status: error.status >= 400 ? error.status : 502 });
  }
}

export default function TestGateway({ loaderData, actionData }: Route.ComponentProps) {
  const { session, locale, path } = loaderData;
  return <TestGatewayPage {...{ session, locale, path }} message={actionData?.message ?? null} />;
}
