import { Link, useLocation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { withParams } from "#app/lib/query-string.ts";
import { cn } from "#app/lib/cn.ts";
import type { ImportCounts } from "#contract/catalogue/rate-imports/import-record.ts";
import { rowOutcomes, type RowOutcome } from "#contract/catalogue/rate-imports/sheet-fields.ts";

/** How many rows there are of each kind, which together are all rows; each leads to its rows where there are any to see. */
export function PlanSums({
  counts,
  shown,
  linked,
}: {
  counts: ImportCounts;
  shown: RowOutcome | null;
  linked: boolean;
}) {
  const { t } = useTranslation("rateImports");
  const { search } = useLocation();
  const sums = [
    { outcome: null, label: t("preview.all"), count: counts.rows },
    ...rowOutcomes.map((outcome) => ({
      outcome,
      label: t(`preview.outcomes.${outcome}`),
      count: counts[outcome],
    })),
  ];
  return (
    <ul className="mb-5 grid max-w-4xl grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {sums.map(({ outcome, label, count }) => {
        const box = cn(
          "block rounded-md border border-border px-3 py-2",
          linked && "hover:bg-accent aria-[current=true]:border-primary",
        );
        const sum = (
          <>
            <span className="block text-lg font-semibold tabular-nums">{count}</span>
            <span className="block text-sm text-muted-foreground">{label}</span>
          </>
        );
        return (
          <li key={label}>
            {linked ? (
              <Link
                to={{ search: withParams(search, { outcome, page: null }) }}
                aria-current={shown === outcome ? "true" : undefined}
                preventScrollReset
                className={box}
              >
                {sum}
              </Link>
            ) : (
              <span className={box}>{sum}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
