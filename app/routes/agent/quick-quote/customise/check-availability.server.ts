import { href, type RouterContextProvider } from "react-router";
import { availabilitySummary } from "#app/components/availability/availability-summary.ts";
import { apiContext } from "#app/context.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";

/** Checks what of a quote is available, and says so; where that is not possible any more, it says why. */
export async function checkAvailability(context: Readonly<RouterContextProvider>, reference: string) {
  const page = href("/app/quick-quote/customise/:reference", { reference });
  const t = getI18n(context).getFixedT(null, "availability");
  try {
    const found = await agentQuoteService(context.get(apiContext)).checkAvailability(reference);
    const text = availabilitySummary({ available: found.available, onRequest: found.on_request }, t);
    return await redirectWithToast(context, page, { text });
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    return redirectWithToast(context, page, { text: messageForUser(error), tone: "warning" });
  }
}
