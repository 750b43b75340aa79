import { Info, OctagonAlert, TriangleAlert, type IconNode } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { z } from "zod";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Itinerary, ItineraryAlert } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { formatDateSpan } from "#app/domain/trip-days.ts";

type Alert = z.infer<typeof ItineraryAlert>;

const LOOK: Record<Alert["severity"], { icon: IconNode; tone: string }> = {
  info: { icon: Info, tone: "bg-status-neutral-soft text-status-neutral-foreground" },
  caution: { icon: TriangleAlert, tone: "bg-status-amber-soft text-status-amber-foreground" },
  severe: { icon: OctagonAlert, tone: "bg-status-red-soft text-status-red-foreground" },
};

const ORDER: Alert["severity"][] = ["severe", "caution", "info"];

type TripAlertsProps = { alerts: Itinerary["alerts"]; locale: Locale };

/** What has changed on the way: the most serious first, each with icon and word. */
export function TripAlerts({ alerts, locale }: TripAlertsProps) {
  const { t } = useTranslation("travelApp");
  if (alerts.length === 0) return null;
  const sorted = alerts.toSorted((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));
  return (
    <section id="alerts" aria-labelledby="alerts-title" className="grid gap-3">
      <h2 id="alerts-title" className="text-lg">
        {t("alerts.title")}
      </h2>
      {sorted.map((alert) => {
        const { icon, tone } = LOOK[alert.severity];
        return (
          <article key={alert.title + alert.date_from} className={`flex gap-3 rounded-md p-4 ${tone}`}>
            <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
            <div>
              <h3>
                <span className="sr-only">{t(`alerts.${alert.severity}`)}: </span>
                {alert.title}
              </h3>
              <p className="mt-1">{alert.body}</p>
              <p className="mt-1 text-sm">
                {t("alerts.dates", { dates: formatDateSpan(alert, locale, "short") })}
              </p>
            </div>
          </article>
        );
      })}
    </section>
  );
}
