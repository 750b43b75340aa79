import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Locale } from "#contract/primitives.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";

type ServiceCalendarLinkProps = { service: ItineraryService; path: string; locale: Locale };

/** One service for the traveller's own calendar. */
export function ServiceCalendarLink({ service, path, locale }: ServiceCalendarLinkProps) {
  const { t } = useTranslation("travelApp");
  return (
    <a
      href={`${path}/services/${service.uid}/calendar.ics?locale=${locale}`}
      aria-label={t("service.calendarOf", { name: service.supplier_name || service.name })}
      className="reach-link text-sm print:hidden"
    >
      <span className="text-link">{t("service.calendar")}</span>
    </a>
  );
}
