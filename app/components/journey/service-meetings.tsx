import { useTranslation } from "#app/i18n/use-translation.ts";
import type { z } from "zod";
import { clockText } from "#contract/clock.ts";
import type { ItineraryService, Meeting } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { formatDate } from "#app/domain/trip-days.ts";

type ServiceMeetingsProps = { service: ItineraryService; locale: Locale };

/** Where and when a traveller is picked up and dropped off. */
export function ServiceMeetings({ service, locale }: ServiceMeetingsProps) {
  const { t } = useTranslation("travelApp");
  if (!service.pickup && !service.dropoff) return null;
  return (
    <dl className="trip-meetings">
      {service.pickup && <Place label={t("service.pickup")} meeting={service.pickup} locale={locale} />}
      {service.dropoff && <Place label={t("service.dropoff")} meeting={service.dropoff} locale={locale} />}
    </dl>
  );
}

type PlaceProps = { label: string; meeting: z.infer<typeof Meeting>; locale: Locale };

function Place({ label, meeting, locale }: PlaceProps) {
  const when = [
    ...(meeting.date ? [formatDate(meeting.date, locale, "short")] : []),
    ...(meeting.time ? [clockText(meeting.time, locale)] : []),
  ].join(", ");
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {when && <span className="block tabular-nums">{when}</span>}
        {meeting.point}
        {meeting.remark && <span className="mt-1 block">{meeting.remark}</span>}
      </dd>
    </div>
  );
}
