import { Ban, CircleCheck, CircleDashed, CircleHelp } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RateSeason } from "#contract/catalogue/rates/rates.ts";

const looks = {
  confirmed: { tone: "green", icon: CircleCheck },
  provisional: { tone: "amber", icon: CircleDashed },
  estimate: { tone: "outline", icon: CircleHelp },
} as const satisfies Record<RateSeason["status"], object>;

/** Whether a season is agreed, and whether anything is sold in it: colour, icon and word. */
export function RateStatus({
  season: { status, closed },
}: {
  season: Pick<RateSeason, "status" | "closed">;
}) {
  const { t } = useTranslation("supplierRates");
  return (
    <Badge {...(closed ? { tone: "red" as const, icon: Ban } : looks[status])}>
      {closed ? t("closed") : t(`statuses.${status}`)}
    </Badge>
  );
}
