import { data } from "react-router";
import type { Route } from "./+types/payment-receipt.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { clientPaymentService } from "#app/services/payments.server.ts";

/** What was paid by card as PDF, for who holds the link of the payment, passed through from the API. */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const token = /^([\w-]{1,100})\.pdf$/.exec(key)?.[1];
  if (!token) throw data(null, { status: 404 });
  const service = clientPaymentService(context.get(apiContext));
  const file = await service.receipt(token, context.get(localeContext));
  return documentResponse(file, "receipt.pdf", context);
}
