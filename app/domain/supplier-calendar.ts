import { whenBetween, type Moment } from "#app/domain/calendar-events.ts";
import type { StampedEvent } from "#app/domain/calendar-writer.ts";
import { partySurname } from "#app/domain/party-surname.ts";
import type { CalendarService } from "#contract/sales/supplier-bookings/calendar.ts";

/** How a service is told; `who` is one surname of the party, or the reference where there is none. */
export type ServiceWords = {
  title: (service: CalendarService, who: string) => string;
  description: (service: CalendarService) => string;
};

/**
 * Services as events for the calendar of their supplier: a stay takes whole days, what has a clock time stands at it in
 * the zone of its place. An event keeps its name whatever becomes of its service, and is the newer the later that was
 * changed.
 */
export function supplierEvents(services: readonly CalendarService[], words: ServiceWords): StampedEvent[] {
  return services.map((service) => ({
    uid: `${service.uid}@supplier.waymark`,
    title: words.title(service, partySurname(service.party_name) ?? service.reference),
    description: words.description(service),
    location: service.place,
    pending: false,
    geo: null,
    when: whenBetween(service, {
      start: momentOf(service, service.date_from, service.start_time),
      end: momentOf(service, service.date_to, service.end_time),
    }),
    version: service.version,
    changedAt: service.changed_at,
  }));
}

function momentOf({ timezone: zone }: CalendarService, date: string, hhmm: string | null): Moment | null {
  return hhmm === null ? null : { date, hhmm, zone };
}
