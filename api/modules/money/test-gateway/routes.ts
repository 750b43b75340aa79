import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import type { SimulatedGateway } from "#api/gateway/simulated.ts";
import { paymentTexts } from "#api/texts/payment-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import { decideTestSession, showTestSession } from "#contract/money/test-gateway.ts";

/** Decisions of one network in ten minutes. */
const decisions = { max: 120, seconds: 600 };

/** The page of the simulated card company; there is none where payments are real. */
export const testGatewayRoutes: Route[] = [
  route(showTestSession, async ({ params }, call) => {
    const shown = await simulatedOf(call).show(params.session);
    if (!shown) throw notFound(textsIn(call.locale).recordNotFound);
    return shown;
  }),
  route(decideTestSession, async ({ params, body }, call) => {
    await limitVisits(call, "test-gateway", decisions);
    const returnUrl = await simulatedOf(call).decide(params.session, body);
    if (returnUrl === undefined) throw notNow(paymentTexts(call.locale).notPayable);
    return { return_url: returnUrl };
  }),
];

function simulatedOf({ gateway, locale }: Call): SimulatedGateway {
  if (!("decide" in gateway)) throw notFound(textsIn(locale).recordNotFound);
  // Only the simulated one has a page of its own.
  return gateway as SimulatedGateway;
}
