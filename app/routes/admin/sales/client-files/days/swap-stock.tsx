import { Ban, Clock, Zap } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay } from "#app/domain/dates.ts";
import { refusalSentences } from "#app/domain/pricing-refusal.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RefusedReplacement, ReplacementStock } from "#contract/sales/file-services/replacements.ts";

const looks = {
  free: { tone: "green", icon: Zap },
  request: { tone: "amber", icon: Clock },
  stopped: { tone: "red", icon: Ban },
} as const;

/** Whether something is had at once, and why not where it is not. */
export function StockWords({ stock: { status, reason, day } }: { stock: ReplacementStock }) {
  const { t } = useTranslation(["fileServices", "availability"]);
  const locale = useLocale();
  const date = day === null ? "" : formatDay(day, locale);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      <Badge {...looks[status]}>{t(`alternatives.${status}`)}</Badge>
      <span className="text-muted-foreground">{t(`availability:reasons.${reason}`, { day: date })}</span>
    </p>
  );
}

/** What cannot be had on these dates by this party, and why; nothing where all can. */
export function RefusedReplacements({ refused }: { refused: readonly RefusedReplacement[] }) {
  const { t } = useTranslation(["fileServices", "pricing"]);
  const { t: say } = useTranslation("pricing");
  const locale = useLocale();
  if (refused.length === 0) return null;
  return (
    <details className="mx-3 border-t border-border pt-1">
      <summary className="cursor-pointer rounded-sm py-2 text-muted-foreground">
        {t("alternatives.refused", { count: refused.length })}
      </summary>
      <ul className="space-y-2 pb-2">
        {refused.map((one) => (
          <li key={one.option}>
            <p className="flex flex-wrap gap-x-2">
              <span className="font-medium">{one.name}</span>
              <span className="text-muted-foreground">{one.supplier_name}</span>
            </p>
            {refusalSentences({ reasons: one.reasons, remedies: [] }, say, locale).map(({ sentence }) => (
              <p key={sentence} className="text-xs text-status-red-foreground">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
