import { Clock, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { ItineraryService } from "#contract/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { confirmationText } from "#app/domain/confirmation-text.ts";
import { geoHref, telHref } from "#app/domain/contact-links.ts";
import { LongText } from "./long-text.tsx";
import { ServiceIcon } from "./service-icon.tsx";
import { ServiceMeetings } from "./service-meetings.tsx";
import { ServiceTimes } from "./service-times.tsx";

type TripServiceProps = { service: ItineraryService; locale: z.infer<typeof Locale>; children?: ReactNode };

/** A booked service as its traveller needs it on the day: when, where, whom to call, what to show. */
export function TripService({ service, locale, children }: TripServiceProps) {
  const { t } = useTranslation("travelApp");
  return (
    <li className="flex break-inside-avoid gap-4">
      <span className="trip-icon">
        <ServiceIcon type={service.service_type} />
      </span>
      <article className="border-border bg-card min-w-0 grow rounded-md border p-4">
        <p className="text-muted-foreground flex flex-wrap items-center justify-between gap-x-3 text-sm">
          {t(`service.types.${service.service_type}`)}
          {service.state === "pending" && (
            <span className="bg-status-amber-soft text-status-amber-foreground inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 font-medium">
              <Clock aria-hidden="true" className="size-4" />
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

/** Address and telephone; a tap opens the phone's own map or calls. */
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
              href={geoHref(lat, lng, name)}
              aria-label={`${address}. ${t("service.map", { name })}`}
              className="reach-link"
            >
              <MapPin aria-hidden="true" className="text-primary-text size-4 shrink-0" />
              <span className="text-link">{address}</span>
            </a>
          ) : (
            <span className="reach-link">
              <MapPin aria-hidden="true" className="text-primary-text size-4 shrink-0" />
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
            <Phone aria-hidden="true" className="text-primary-text size-4 shrink-0" />
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
  const confirmation = service.confirmation ? confirmationText(service.confirmation) : "";
  if (!confirmation && !service.voucher_no && !service.voucher_text) return null;
  return (
    <div className="border-border mt-3 border-t border-dashed pt-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {confirmation && (
          <div>
            <dt className="text-muted-foreground">{t("service.confirmation")}</dt>
            <dd className="font-semibold tabular-nums">{confirmation}</dd>
          </div>
        )}
        {service.voucher_no && (
          <div>
            <dt className="text-muted-foreground">{t("service.voucher")}</dt>
            <dd className="font-semibold tabular-nums">{service.voucher_no}</dd>
          </div>
        )}
      </dl>
      {service.voucher_text && <p className="mt-2 text-sm whitespace-pre-line">{service.voucher_text}</p>}
    </div>
  );
}
