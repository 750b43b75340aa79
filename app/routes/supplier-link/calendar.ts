import type { Route } from "./+types/calendar.ts";
import { partyText } from "#app/components/portal/party-text.ts";
import { apiContext } from "#app/context.ts";
import { guestsOf } from "#app/domain/arrival-days.ts";
import { writeCalendar } from "#app/domain/calendar-writer.ts";
import { supplierEvents } from "#app/domain/supplier-calendar.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";

/** The confirmed services of a supplier for the calendar program of one of its users, in that user's language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const calendar = await supplierBookingService(context.get(apiContext)).calendar(params.token);
  const i18n = translatorFor(calendar.locale);
  const t = i18n.getFixedT(calendar.locale, "arrivals");
  const say = i18n.getFixedT(calendar.locale, "supplierBookings");
  const events = supplierEvents(calendar.services, {
    title: (service, who) =>
      t("calendar.event", {
        who,
        guests: t("sums.guests", { count: guestsOf([service]) }),
        service: say("quantityOf", { count: service.qty, service: service.name }),
      }),
    description: (service) =>
      [
        service.reference,
        partyText(service, say),
        service.nights ? say("nights", { count: service.nights }) : "",
        service.confirmation ? t("calendar.confirmation", { number: service.confirmation }) : "",
      ]
        .filter(Boolean)
        .join("\n"),
  });
  const name = t("calendar.name", { supplier: calendar.supplier_name });
  return new Response(writeCalendar({ product: "Supplier", name, subscribed: true }, events), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="bookings.ics"',
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
