import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatMonthNumbers } from "#app/domain/dates.ts";
import type { PackageObstacle } from "#contract/catalogue/packages/price.ts";

/** Why a package as a whole is not sold for this date, class and party, and what would do. */
export function ObstacleList({ obstacles }: { obstacles: readonly PackageObstacle[] }) {
  const { t } = useTranslation("packages");
  const say = useObstacleText();
  if (obstacles.length === 0) return null;
  return (
    <Alert tone="danger" title={t("result.refused")}>
      <ul className="space-y-1">
        {obstacles.map((obstacle) => (
          <li key={obstacle.code}>{say(obstacle)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function useObstacleText() {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  return (obstacle: PackageObstacle): string => {
    switch (obstacle.code) {
      case "PAST":
        return t("obstacles.PAST", { date: formatDayLong(obstacle.earliest, locale) });
      case "MONTH":
        return t("obstacles.MONTH", { months: formatMonthNumbers(obstacle.months, locale) });
      case "CLASS": {
        const classes = obstacle.classes.map((one) => t(`productSearch:classes.${one}`));
        return t("obstacles.CLASS", { classes: classes.join(", ") });
      }
      case "PARTY_AT_LEAST":
      case "PARTY_AT_MOST":
        return t(`obstacles.${obstacle.code}`, { count: obstacle.people });
    }
  };
}
