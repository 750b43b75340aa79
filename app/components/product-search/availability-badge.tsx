import { Clock, Zap } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { ProductAvailability } from "#contract/products/search.ts";

/** Whether a service is confirmed at once or must be asked for, in a word. */
export function AvailabilityBadge({ availability: { status } }: { availability: ProductAvailability }) {
  const { t } = useTranslation("productSearch");
  const Icon = status === "instant" ? Zap : Clock;
  return (
    <Badge tone={status === "instant" ? "green" : "amber"}>
      <Icon aria-hidden="true" />
      {t(`availability.${status}`)}
    </Badge>
  );
}
