import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { stripConfirmationSuffix } from "#app/domain/text.ts";
import { mapHref, telHref } from "#app/domain/contact-links.ts";
import { LongText } from "./long-text.tsx";
import { ServiceIcon } from "./service-icon.tsx";
import { ServiceMeetings } from "./service-meetings.tsx";
import { ServiceTimes } from "./service-times.tsx";
import { TripIcon } from "./trip-icons.tsx";

type TripServiceProps = { service: ItineraryService; locale: Locale; children?: ReactNode };

/** A booked service as its traveller needs it on the day: when, where, whom to call, what to show. */
export function TripService({ service, locale, children }: TripServiceProps) {
  const { t } = useTranslation("travelApp");
  return (
    <li className="flex break-inside-avoid gap-4">
      <span className="trip-icon">
        <ServiceIcon type={service.service_type} />
      </span>
      <article className="trip-service">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted-foreground">
          {t(`service.types.${service.service_type}`)}
          {service.state === "pending" && (
            <span className="inline-flex items-center gap-1.5 rounded-sm bg-status-amber-soft px-2 py-0.5 font-medium text-status-amber-foreground">
              <TripIcon name="clock" small />
              {t("service.pending")}
            </span>
          )}
        </p>
        <h3 className="mt-0.5">{service.supplier_name || service.name}</h3>
        {service.supplier_name && <p>{service.name}</p>}
        <ServiceTimes service={service} locale={locale} />
        {service.comment && <p className="mt-2">{service.comment}</p>}
        <ServiceMeetings service={service} locale={locale} />
        <ServiceReach service={service} />
        <ServicePapers service={service} />
        {service.remarks && <LongText heading={t("service.remarks")} text={service.remarks} />}
        {children}
      </article>
    </li>
  );
}

/** Address and telephone; a tap opens a map or calls. */
function ServiceReach({ service }: { service: ItineraryService }) {
  const { t } = useTranslation("travelApp");
  const { address, phone, lat, lng } = service;
  const name = service.supplier_name || service.name;
  if (!address && !phone) return null;
  return (
    <ul className="mt-2 text-sm">
      {address && (
        <li>
          {lat !== null && lng !== null ? (
            <a
              href={mapHref(lat, lng)}
              rel="external noreferrer"
              aria-label={`${address}. ${t("service.map", { name })}`}
              className="reach-link"
            >
              <TripIcon name="pin" small />
              <span className="text-link">{address}</span>
            </a>
          ) : (
            <span className="reach-link">
              <TripIcon name="pin" small />
              {address}
            </span>
          )}
        </li>
      )}
      {phone && (
        <li>
          <a
            href={telHref(phone)}
            aria-label={`${t("service.call", { name })}: ${phone}`}
            className="reach-link"
          >
            <TripIcon name="phone" small />
            <span className="text-link tabular-nums">{phone}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

/** Confirmation and voucher: what is shown or said at the counter. */
function ServicePapers({ service }: { service: ItineraryService }) {
  const { t } = useTranslation("travelApp");
  const confirmation = service.confirmation ? stripConfirmationSuffix(service.confirmation) : "";
  if (!confirmation && !service.voucher_no && !service.voucher_text) return null;
  return (
    <div className="trip-papers">
      <dl>
        {confirmation && (
          <div>
            <dt>{t("service.confirmation")}</dt>
            <dd>{confirmation}</dd>
          </div>
        )}
        {service.voucher_no && (
          <div>
            <dt>{t("service.voucher")}</dt>
            <dd>{service.voucher_no}</dd>
          </div>
        )}
      </dl>
      {service.voucher_text && <p className="mt-2 whitespace-pre-line">{service.voucher_text}</p>}
    </div>
  );
}
