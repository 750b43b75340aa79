import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { shortNameOf } from "#app/domain/service-name.ts";

type ServiceCalendarLinkProps = { service: ItineraryService; path: string };

/** One service for the traveller's own calendar. Every byte counts here as often as there are services. */
export function ServiceCalendarLink({ service, path }: ServiceCalendarLinkProps) {
  const { t } = useTranslation("travelApp");
  return (
    <a
      href={`${path}/services/${shortNameOf(service)}/calendar.ics`}
      className="reach-link text-link text-sm print:hidden"
    >
      {t("service.calendar")}
    </a>
  );
}
