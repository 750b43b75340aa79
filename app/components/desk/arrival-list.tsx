import type { ReactNode } from "react";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { partyText, roomText } from "#app/components/portal/party-text.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, weekdayShort } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockText } from "#contract/clock.ts";
import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";
import type { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

/** Who arrives when, day by day. */
export function ArrivalList({ arrivals }: { arrivals: readonly SupplierBookingRow[] }) {
  const locale = useLocale();
  const days = [...new Set(arrivals.map(({ date_from: day }) => day))];
  return (
    <ol data-slot="arrivals" className="space-y-5">
      {days.map((day) => (
        <li key={day} className="sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)]">
          <h3 className="border-t border-border pt-2 text-sm font-semibold tabular-nums">
            <time dateTime={day}>
              {weekdayShort(day, locale)} {formatDay(day, locale)}
            </time>
          </h3>
          <ul className="border-t border-border">
            {arrivals
              .filter(({ date_from: from }) => from === day)
              .map((booking) => (
                <ArrivalRow
                  key={booking.uid}
                  booking={booking}
                  beside={booking.start_time ? clockText(booking.start_time, locale) : null}
                />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type ArrivalRowProps = {
  booking: SupplierBookingRow & Partial<Pick<Arrival, "extras" | "nights">>;
  /** What stands to the right: a time, or what is asked. */
  beside: ReactNode;
};

/** A service of the supplier: who, how many, what, in which rooms, until when. */
export function ArrivalRow({ booking, beside }: ArrivalRowProps) {
  const { t } = useTranslation(["supplierBookings", "desk"]);
  const locale = useLocale();
  const { date_from: from, date_to: to, nights, extras = [], supplier_remarks: remarks } = booking;
  const facts = [
    booking.reference,
    partyText(booking, t),
    nights ? t("nights", { count: nights }) : null,
    to > from ? t("desk:until", { day: formatDay(to, locale) }) : null,
    booking.confirmation,
  ].filter(Boolean);
  return (
    <li className="flex break-inside-avoid items-start gap-x-2.5 border-b border-border py-2 last:border-b-0">
      <ServiceTypeIcon code={booking.service_type} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{booking.party_name}</p>
        <p className="break-words">{t("quantityOf", { count: booking.qty, service: booking.name })}</p>
        <p className="text-xs text-muted-foreground tabular-nums">{facts.join(" · ")}</p>
        {booking.rooms.map((room, index) => (
          <p key={index} className="text-xs">
            {roomText(room, t)}
          </p>
        ))}
        {extras.length > 0 ? <p className="text-xs">{extras.join(", ")}</p> : null}
        {remarks ? <p className="text-xs text-muted-foreground">{remarks}</p> : null}
      </div>
      <div className="shrink-0 text-end tabular-nums">{beside}</div>
    </li>
  );
}
