import { formatDateSpan } from "#app/domain/trip-days.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { alertLooks } from "#scripts/bench/peers/shared/trip-icons.ts";
import { Icon } from "../icon.tsx";

export function Alerts({ alerts }: { alerts: Itinerary["alerts"] }) {
  const order = Object.keys(alertLooks);
  const sorted = alerts.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));

  return (
    <section id="alerts" aria-labelledby="alerts-title" className="grid gap-3">
      <h2 id="alerts-title" className="text-lg">
        {travelApp.alerts.title}
      </h2>
      {sorted.map(({ severity, title, body, ...span }) => (
        <article
          key={title + span.date_from}
          className={`flex gap-3 rounded-md p-4 ${alertLooks[severity].tone}`}
        >
          <Icon of={alertLooks[severity].icon} className="mt-0.5 size-5 shrink-0" />
          <div>
            <h3>
              <span className="sr-only">{travelApp.alerts[severity]}: </span>
              {title}
            </h3>
            <p className="mt-1">{body}</p>
            <p className="mt-1 text-sm">
              {say(travelApp.alerts.dates, { dates: formatDateSpan(span, "en", "short") })}
            </p>
          </div>
        </article>
      ))}
    </section>
  );
}
