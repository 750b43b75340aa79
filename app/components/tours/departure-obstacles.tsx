import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import type { DepartureObstacle } from "#contract/tours/departure.ts";

type DepartureObstaclesProps = {
  obstacles: readonly DepartureObstacle[];
  /** Last day of sale. */
  closeOn: string;
  /** Seats that are left, and that the party needs. */
  left: number;
  needed: number;
};

/** Why a party cannot have seats on a departure. */
export function DepartureObstacles({ obstacles, closeOn, left, needed }: DepartureObstaclesProps) {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  const sentences = obstacles.map((obstacle) =>
    t(`obstacles.${obstacle}`, { date: formatDayLong(closeOn, locale), count: left, needed }),
  );
  return <>{sentences.join(" ")}</>;
}
