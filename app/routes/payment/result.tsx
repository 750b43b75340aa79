import { data } from "react-router";
import type { Route } from "./+types/result.ts";
import { ResultPage } from "#app/components/journey/payment/result-page.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { clientPaymentService } from "#app/services/payments.server.ts";

export const handle = { hydrate: false, dress: "request" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

/** Reads only: what the payer's return led to has been asked for before this page is come to. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const session = url.searchParams.get("session") ?? "";
  if (!/^[\w-]{8,100}$/.test(session)) throw data(null, { status: 404 });
  const { payment, path } = await clientPaymentService(context.get(apiContext)).result(
    session,
    context.get(localeContext),
  );
  return {
    title: getI18n(context).t("clientPayment:result"),
    payment,
    payPath: path,
    session,
    pageBrand: payment.brand.code,
  };
}

export default function PaymentResult({ loaderData }: Route.ComponentProps) {
  const { payment, payPath, session } = loaderData;
  return <ResultPage payment={payment} payPath={payPath} session={session} />;
}
