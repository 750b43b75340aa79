import { Clock, Zap } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { ProductAvailability } from "#contract/catalogue/products/search.ts";

/** Whether a service is confirmed at once or must be asked for, in a word. */
export function AvailabilityBadge({ availability: { status } }: { availability: ProductAvailability }) {
  const { t } = useTranslation("productSearch");
  const icon = status === "instant" ? Zap : Clock;
  return (
    <Badge tone={status === "instant" ? "green" : "amber"} icon={icon}>
      {t(`availability.${status}`)}
    </Badge>
  );
}
