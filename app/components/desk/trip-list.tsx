import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange, formatDaysAhead } from "#app/domain/dates.ts";
import { tripPhase } from "#app/domain/trip-days.ts";
import type { FileStatus } from "#contract/primitives.ts";

export type Trip = {
  uid: string;
  reference: string;
  name: string;
  travel_date: string;
  end_date: string;
  pax_count: number;
  status: FileStatus;
};

type TripListProps<Row extends Trip> = {
  title: string;
  trips: readonly Row[];
  /** Said when there are none. */
  empty: string;
  linkTo: (trip: Row) => string;
  /** Today's date where the trips are. */
  today: string;
};

/** A few trips in a card, one line each, two on a phone. */
export function TripList<Row extends Trip>({ title, trips, empty, linkTo, today }: TripListProps<Row>) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <Card className="flex flex-col">
      <CardHeader className="pb-3">
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      {trips.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">{empty}</p>
      ) : (
        <ul className="border-t border-border">
          {trips.map((trip) => (
            <li
              key={trip.uid}
              className="relative flex items-center justify-between gap-4 border-b border-border px-5 py-2.5 last:border-b-0 hover:bg-muted"
            >
              <div className="min-w-0">
                <Link
                  to={linkTo(trip)}
                  className="block truncate font-medium after:absolute after:inset-0 hover:underline"
                >
                  {trip.name}
                </Link>
                <p className="text-xs text-muted-foreground tabular-nums">
                  {trip.reference}
                  <Dot />
                  {formatDayRange(trip.travel_date, trip.end_date, locale)}
                  <Dot />
                  {trip.pax_count} {t("fields.pax")}
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
                <p className="order-last text-xs text-muted-foreground tabular-nums sm:order-none">
                  <TripMoment trip={trip} today={today} />
                </p>
                <StatusBadge machine="file" code={trip.status} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Where a trip stands today: so many days to go, or on which of its days. */
function TripMoment({ trip, today }: { trip: Trip; today: string }) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  const phase = tripPhase({ date_from: trip.travel_date, date_to: trip.end_date }, today);
  if (phase.phase === "before") return formatDaysAhead(phase.daysToGo, locale);
  if (phase.phase === "during") return t("dayOf", { day: phase.day, of: phase.of });
  return null;
}

function Dot() {
  return <span aria-hidden="true"> · </span>;
}
