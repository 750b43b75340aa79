import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { inLifeOrder } from "#app/domain/file-statuses.ts";
import { numberFormatter } from "#app/lib/formatters.ts";
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
    <ul data-slot="status-tiles" className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      {inLifeOrder(counts).map(({ status, count }) => (
        <li key={status}>
          <Link
            to={linkTo(status)}
            className="flex h-full flex-col gap-2 rounded-md border border-border bg-card px-4 pt-3 pb-3.5 transition-colors duration-150 hover:border-input hover:bg-muted"
          >
            <span className="text-xl font-semibold tabular-nums">
              <span aria-hidden="true">{number.format(count)}</span>
              <span className="sr-only">
                {t("filesInStatus", { count, formatted: number.format(count) })}
              </span>
            </span>
            <StatusBadge machine="file" code={status} className="self-start" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
