import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";

const steps = {
  "renew-calendar": { call: "renewCalendar", done: "arrivals:subscribe.renewed" },
  "close-calendar": { call: "closeCalendar", done: "arrivals:subscribe.closed" },
} as const;

/** Makes a new address for the reader's calendar or switches it off, and goes back to the days that are shown. */
export async function calendarAction(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const form = await readForm(request);
  const step = new Map(Object.entries(steps)).get(textOf(form, "intent"));
  if (!step) throw data(null, { status: 400 });
  await supplierBookingService(context.get(apiContext))[step.call](onceFor(form));
  const shown = new URLSearchParams(url.search);
  shown.set("calendar", "open");
  return redirectWithToast(context, `${url.pathname}?${shown}#calendar`, {
    text: getI18n(context).t(step.done),
  });
}
