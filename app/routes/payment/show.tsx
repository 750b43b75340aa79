import { data, redirect } from "react-router";
import type { Route } from "./+types/show.ts";
import { LeavingPage } from "#app/components/journey/payment/leaving-page.tsx";
import { PaymentPage } from "#app/components/journey/payment/payment-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { clientPaymentService } from "#app/services/payments.server.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const payment = await clientPaymentService(context.get(apiContext)).get(
    params.token,
    context.get(localeContext),
  );
  return {
    title: getI18n(context).t("clientPayment:title"),
    payment,
    pageBrand: payment.brand.code,
    path: `/payments/${params.token}`,
  };
}

/**
 * "Pay now": leads to the card company. A page of another house cannot be the target of a form here, so that one is
 * gone to by the next page.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  await readForm(request);
  try {
    const { pay_url: payUrl } = await clientPaymentService(context.get(apiContext)).open(params.token);
    const target = new URL(payUrl);
    if (target.origin === url.origin) return redirect(`${target.pathname}${target.search}`, 303);
    // Only ever what the card company named over its own interface.
    return data({ payUrl, message: null }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 404) throw error;
    const message = messageForUser(error) || getI18n(context).t("clientPayment:unavailable");
    return data({ payUrl: null, message }, { status: error.status >= 400 ? error.status : 502 });
  }
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, path } = loaderData;
  if (actionData?.payUrl) return <LeavingPage payment={payment} path={path} payUrl={actionData.payUrl} />;
  return <PaymentPage payment={payment} path={path} message={actionData?.message ?? null} />;
}
