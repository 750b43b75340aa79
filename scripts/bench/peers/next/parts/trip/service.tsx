import { mapHref, telHref } from "#app/domain/contact-links.ts";
import { shortNameOf } from "#app/domain/service-name.ts";
import { stripConfirmationSuffix } from "#app/domain/text.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { tripFeedback } from "#app/i18n/locales/en/server/trip-feedback.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { say, sayCount } from "#scripts/bench/peers/shared/texts.ts";
import { serviceIcons } from "#scripts/bench/peers/shared/trip-icons.ts";
import { meetingTime, serviceTimes } from "#scripts/bench/peers/shared/trip-words.ts";
import { TripIcon } from "./trip-icon.tsx";

type ServiceProps = {
  service: ItineraryService;
  reviews: readonly ServiceReview[];
  today: string;
  path: string;
};

export function Service({ service, reviews, today, path }: ServiceProps) {
  const texts = travelApp.service;
  const name = service.supplier_name || service.name;
  const times = serviceTimes(service);
  const confirmation = stripConfirmationSuffix(service.confirmation ?? "");
  const review = reviews.find(({ uid }) => uid === service.uid);
  const meetings = [
    { label: texts.pickup, meeting: service.pickup },
    { label: texts.dropoff, meeting: service.dropoff },
  ].filter(({ meeting }) => meeting);

  return (
    <li className="flex break-inside-avoid gap-4">
      <span className="trip-icon">
        <TripIcon name={serviceIcons[service.service_type]} />
      </span>
      <article className="trip-service">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted-foreground">
          {texts.types[service.service_type]}
          {service.state === "pending" && (
            <span className="inline-flex items-center gap-1.5 rounded-sm bg-status-amber-soft px-2 py-0.5 font-medium text-status-amber-foreground">
              <TripIcon name="clock" small />
              {texts.pending}
            </span>
          )}
        </p>
        <h3 className="mt-0.5">{name}</h3>
        {service.supplier_name && <p>{service.name}</p>}
        {times && <p className="mt-1 text-sm font-medium tabular-nums">{times}</p>}
        {service.comment && <p className="mt-2">{service.comment}</p>}
        {meetings.length > 0 ? (
          <dl className="trip-meetings">
            {meetings.map(
              ({ label, meeting }) => meeting && <MeetingPlace key={label} label={label} meeting={meeting} />,
            )}
          </dl>
        ) : null}
        {service.address || service.phone ? (
          <ul className="mt-2 text-sm">
            {service.address && service.lat !== null && service.lng !== null ? (
              <li>
                <a
                  href={mapHref(service.lat, service.lng)}
                  rel="external noreferrer"
                  aria-label={`${service.address}. ${say(texts.map, { name })}`}
                  className="reach-link"
                >
                  <TripIcon name="pin" small />
                  <span className="text-link">{service.address}</span>
                </a>
              </li>
            ) : service.address ? (
              <li>
                <span className="reach-link">
                  <TripIcon name="pin" small />
                  {service.address}
                </span>
              </li>
            ) : null}
            {service.phone && (
              <li>
                <a
                  href={telHref(service.phone)}
                  aria-label={`${say(texts.call, { name })}: ${service.phone}`}
                  className="reach-link"
                >
                  <TripIcon name="phone" small />
                  <span className="text-link tabular-nums">{service.phone}</span>
                </a>
              </li>
            )}
          </ul>
        ) : null}
        {confirmation || service.voucher_no || service.voucher_text ? (
          <div className="trip-papers">
            <dl>
              <Fact label={texts.confirmation} value={confirmation} />
              <Fact label={texts.voucher} value={service.voucher_no} />
            </dl>
            {service.voucher_text && <p className="mt-2 whitespace-pre-line">{service.voucher_text}</p>}
          </div>
        ) : null}
        {service.remarks && service.remarks.length > 160 ? (
          <details className="fold mt-1">
            <summary>
              {texts.remarks}
              <TripIcon name="fold" small />
            </summary>
            <p className="pb-2 whitespace-pre-line">{service.remarks}</p>
          </details>
        ) : service.remarks ? (
          <p className="mt-2 whitespace-pre-line">
            <span className="font-medium">{texts.remarks}: </span>
            {service.remarks}
          </p>
        ) : null}
        {service.date_to >= today && (service.start_time ?? service.pickup?.time) ? (
          <a
            href={`${path}/services/${shortNameOf(service)}/calendar.ics`}
            className="reach-link text-link text-sm print:hidden"
          >
            {texts.calendar}
          </a>
        ) : service.date_to < today && review && (review.standing === "open" || review.given) ? (
          <a
            href={`${path}/feedback/${shortNameOf(review)}`}
            className="reach-link text-link text-sm print:hidden"
          >
            {review.given
              ? sayCount(tripFeedback, "given", { count: review.given.rating })
              : tripFeedback.ask}
          </a>
        ) : null}
      </article>
    </li>
  );
}

type MeetingPlaceProps = { label: string; meeting: NonNullable<ItineraryService["pickup"]> };

function MeetingPlace({ label, meeting }: MeetingPlaceProps) {
  const when = meetingTime(meeting);
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

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
