import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, formatInstantClock } from "#app/domain/dates.ts";
import { cn } from "#app/lib/cn.ts";
import type { LineAvailability } from "#contract/sales/bookings/availability.ts";

type AvailabilityNoteProps = { found: LineAvailability; timeZone: string; className?: string };

/** Why a service is available or on request, and when that was found. */
export function AvailabilityNote({ found, timeZone, className }: AvailabilityNoteProps) {
  const { t } = useTranslation("availability");
  const locale = useLocale();
  const day = found.day === null ? "" : formatDay(found.day, locale);
  const time = formatInstantClock(found.checked_at, timeZone, locale);
  return (
    <p data-availability={found.status} className={cn("text-xs text-muted-foreground", className)}>
      {t(`reasons.${found.reason}`, { day })} · {t("checkedAt", { time })}
    </p>
  );
}
