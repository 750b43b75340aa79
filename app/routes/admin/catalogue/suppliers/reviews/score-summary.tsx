import { useLocale } from "#app/components/use-locale.ts";
import { stars } from "#app/domain/stars.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ScoreOfSupplier } from "#contract/quality/reviews/of-supplier.ts";
import { numberFormatter } from "#contract/formatters.ts";

/** How a supplier is liked: on average, within the last year, and how often each number of stars was given. */
export function ScoreSummary({ score }: { score: ScoreOfSupplier }) {
  const { t } = useTranslation(["supplierAsked", "fileFeedback"]);
  const locale = useLocale();
  const { count, mean } = meanOf(score.all);
  const lastYear = meanOf(score.last_year);
  if (mean === null) return null;
  const written = (value: number) => numberFormatter(locale, { maximumFractionDigits: 1 }).format(value);
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-10 gap-y-4">
      <div className="max-w-xs">
        <p className="text-lg font-semibold text-balance">
          {t("fileFeedback:mean", { mean: written(mean), count })}
        </p>
        <p className="text-muted-foreground">
          {lastYear.mean === null
            ? t("reviews.noneLastYear")
            : t("reviews.lastYear", { mean: written(lastYear.mean), count: lastYear.count })}
        </p>
      </div>
      <dl className="grid w-64 max-w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-sm">
        {stars.toReversed().map((star) => {
          const given = score.all[star - 1] ?? 0;
          return (
            <div key={star} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt className="whitespace-nowrap">
                <span aria-hidden="true">{`${star} ★`}</span>
                <span className="sr-only">{t("fileFeedback:stars", { count: star })}</span>
              </dt>
              <dd aria-hidden="true" className="h-2 rounded-full bg-muted">
                <div className="h-2 rounded-full bg-primary" style={{ width: `${(given / count) * 100}%` }} />
              </dd>
              <dd className="text-end tabular-nums">{given}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Of counts of stars from one on: how many there are, and the average; null where there are none. */
function meanOf(counts: readonly number[]): { count: number; mean: number | null } {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const sum = counts.reduce((total, one, index) => total + one * (index + 1), 0);
  return { count, mean: count === 0 ? null : sum / count };
}
