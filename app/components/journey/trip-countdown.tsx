import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { countdownWords } from "#app/domain/countdown.ts";
import { tripPhase, type TripPhase } from "#app/domain/trip-days.ts";

type TripCountdownProps = { itinerary: Itinerary; today: string };

/**
 * How long until the trip, or which of its days it is. The page also carries how that is said on any other day, for the
 * module to say on a page that was kept until then.
 */
export function TripCountdown({ itinerary, today }: TripCountdownProps) {
  const { i18n } = useTranslation("travelApp");
  // The raw texts: the module fills them in.
  const texts = i18n.getResource(i18n.language, "travelApp", "countdown") as Record<string, string>;
  const words = countdownWords.map((name) => texts[name]).join("|");
  return (
    <p
      data-countdown={words}
      data-from={itinerary.date_from}
      data-to={itinerary.date_to}
      className="inline-block rounded-sm bg-primary-soft px-2.5 py-1 text-sm font-semibold text-primary-text"
    >
      <Countdown phase={tripPhase(itinerary, today)} />
    </p>
  );
}

function Countdown({ phase }: { phase: TripPhase }) {
  const { t } = useTranslation("travelApp");
  if (phase.phase === "before") return t("countdown.before", { count: phase.daysToGo });
  if (phase.phase === "during") return t("countdown.during", { day: phase.day, of: phase.of });
  return t("countdown.after");
}
