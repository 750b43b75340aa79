import { ArrivalRow } from "#app/components/desk/arrival-list.tsx";
import { partyText } from "#app/components/portal/party-text.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { guestsOf, type ArrivalDay } from "#app/domain/arrival-days.ts";
import { formatDay, formatDayLong, weekdayShort } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockText } from "#contract/clock.ts";
import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";

/** A day of the list: who comes, then quietly who is there and who leaves. On paper it begins with its first guests. */
export function DaySection({ of: { day, arriving, staying, leaving, sums } }: { of: ArrivalDay }) {
  const { t } = useTranslation("arrivals");
  const locale = useLocale();
  const counts = [
    t("sums.arrivals", { count: sums.arrivals }),
    t("sums.guests", { count: sums.guests }),
    ...(sums.rooms > 0 ? [t("sums.rooms", { count: sums.rooms })] : []),
  ];
  return (
    <section data-slot="arrival-day">
      <header className="flex break-after-avoid flex-wrap items-baseline justify-between gap-x-4 border-b border-foreground/60 pb-1">
        <h2 className="text-base font-semibold tabular-nums">
          <time dateTime={day}>
            {weekdayShort(day, locale)} {formatDayLong(day, locale)}
          </time>
        </h2>
        <p className="text-muted-foreground tabular-nums">
          {arriving.length > 0 ? counts.join(" · ") : t("nobody")}
        </p>
      </header>
      {arriving.length > 0 ? (
        <ul>
          {arriving.map((booking) => (
            <ArrivalRow
              key={booking.uid}
              booking={booking}
              beside={
                <span className="flex items-center gap-3">
                  {booking.start_time ? clockText(booking.start_time, locale) : null}
                  <span
                    aria-hidden="true"
                    className="hidden size-3.5 shrink-0 border border-foreground print:block"
                  />
                </span>
              }
            />
          ))}
        </ul>
      ) : null}
      <Others title={t("leaving")} services={leaving} />
      <Others title={t("staying")} services={staying} until />
    </section>
  );
}

type OthersProps = { title: string; services: readonly Arrival[]; until?: boolean };

/** Those who are not expected, a line each. */
function Others({ title, services, until = false }: OthersProps) {
  const { t } = useTranslation(["supplierBookings", "arrivals", "desk"]);
  const locale = useLocale();
  if (services.length === 0) return null;
  return (
    <div className="mt-2 text-xs text-muted-foreground">
      <h3 className="break-after-avoid font-semibold">
        {t("arrivals:heading", { title, guests: t("arrivals:sums.guests", { count: guestsOf(services) }) })}
      </h3>
      <ul className="mt-0.5">
        {services.map((service) => (
          <li key={service.uid} className="break-inside-avoid break-words tabular-nums">
            <span className="text-foreground">{service.party_name}</span>
            {" · "}
            {[
              service.reference,
              t("quantityOf", { count: service.qty, service: service.name }),
              partyText(service, t),
              ...(until ? [t("desk:until", { day: formatDay(service.date_to, locale) })] : []),
            ].join(" · ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
