import { useTranslation } from "#app/i18n/use-translation.ts";
import { partyText, roomText } from "#app/components/portal/party-text.ts";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, weekdayShort } from "#app/domain/dates.ts";
import { clockText } from "#contract/clock.ts";
import type { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

/** Who arrives when, one line each. */
export function ArrivalList({ arrivals }: { arrivals: readonly SupplierBookingRow[] }) {
  const { t } = useTranslation("supplierBookings");
  const locale = useLocale();
  return (
    <ul className="border-t border-border">
      {arrivals.map((booking) => (
        <li
          key={booking.uid}
          className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 border-b border-border px-5 py-2.5 last:border-b-0"
        >
          <p className="tabular-nums">
            <span className="block font-medium">{formatDay(booking.date_from, locale)}</span>
            <span className="text-xs text-muted-foreground">
              {weekdayShort(booking.date_from, locale)}
              {booking.start_time ? ` ${clockText(booking.start_time, locale)}` : null}
            </span>
          </p>
          <div className="min-w-0">
            <p className="truncate font-medium">{booking.party_name}</p>
            <p className="text-xs text-muted-foreground">
              {t("quantityOf", { count: booking.qty, service: booking.name })}
              <span aria-hidden="true"> · </span>
              {partyText(booking, t)}
            </p>
            {booking.rooms.map((room, index) => (
              <p key={index} className="text-xs">
                {roomText(room, t)}
              </p>
            ))}
          </div>
          <StatusBadge machine="line" code={booking.status} />
        </li>
      ))}
    </ul>
  );
}
