import { useTranslation } from "#app/i18n/use-translation.ts";
import { DeskList } from "#app/components/desk/desk-list.tsx";
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

/** A few trips with where they stand today. */
export function TripList<Row extends Trip>({ title, trips, empty, linkTo, today }: TripListProps<Row>) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  const rows = trips.map((trip) => ({
    key: trip.uid,
    to: linkTo(trip),
    name: trip.name,
    facts: [
      trip.reference,
      formatDayRange(trip.travel_date, trip.end_date, locale),
      `${trip.pax_count}\u00a0${t("fields.pax")}`,
    ],
    moment: <TripMoment trip={trip} today={today} />,
    badge: <StatusBadge machine="file" code={trip.status} />,
  }));
  return <DeskList title={title} empty={empty} rows={rows} />;
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
