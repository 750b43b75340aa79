import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { inLifeOrder } from "#app/domain/file-statuses.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { FileStatus } from "#contract/primitives.ts";

type StatusTilesProps = {
  counts: readonly { status: FileStatus; count: number }[];
  /** The list narrowed to a status. */
  linkTo: (status: FileStatus) => string;
};

/** How many files stand where; each number leads to its list. */
export function StatusTiles({ counts, linkTo }: StatusTilesProps) {
  const { t } = useTranslation("desk");
  const number = numberFormatter(useLocale());
  return (
    <ul data-slot="status-tiles" className="flex flex-wrap gap-2">
      {inLifeOrder(counts).map(({ status, count }) => (
        <li key={status}>
          <Link
            to={linkTo(status)}
            className="flex h-10 items-center gap-3 rounded-md border border-border bg-card ps-2 pe-3.5 transition-colors duration-150 hover:border-input hover:bg-muted"
          >
            <span className="order-last text-base font-semibold tabular-nums">
              <span aria-hidden="true">{number.format(count)}</span>
              <span className="sr-only">
                {t("filesInStatus", { count, formatted: number.format(count) })}
              </span>
            </span>
            <StatusBadge machine="file" code={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
