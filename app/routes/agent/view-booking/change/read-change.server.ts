import { redirect, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { checkChangeForm, readChangeForm } from "#app/domain/change-form.ts";
import { changePage } from "#app/routes/agent/view-booking/change/change-page.ts";
import { agentChangeService } from "#app/services/booking-changes.server.ts";

/**
 * The change as it stands in the address of a page on which a service is chosen for it. Back to its form where something
 * in it is wrong, or where the booking cannot be changed.
 */
export async function readChange(url: URL, reference: string, context: Readonly<RouterContextProvider>) {
  const changes = agentChangeService(context.get(apiContext));
  const booking = await changes.preview(reference);
  const typed = readChangeForm(url.searchParams, booking);
  const { wish } = checkChangeForm(typed, booking);
  const waiting = booking.requests.some(({ status }) => status === "Open");
  if (!wish || !booking.possible || waiting) {
    const { pathname, search, hash } = changePage(reference, typed);
    throw redirect(`${pathname}${search}${hash}`);
  }
  return { changes, booking, typed, wish };
}
