import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { inLifeOrder } from "#app/domain/file-statuses.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { FileStatus } from "#contract/primitives.ts";

type StatusLineProps = {
  counts: readonly { status: FileStatus; count: number; more: boolean }[];
  /** The list narrowed to a status. */
  linkTo: (status: FileStatus) => string;
};

/** How many files stand where, on a line; each number leads to its list. */
export function StatusLine({ counts, linkTo }: StatusLineProps) {
  const { t } = useTranslation(["desk", "status"]);
  const number = numberFormatter(useLocale());
  const shown = (count: number, more: boolean) => `${number.format(count)}${more ? "+" : ""}`;
  return (
    <nav aria-label={t("byStatus")}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {inLifeOrder(counts).map(({ status, count, more }) => (
          <li key={status}>
            <Link
              to={linkTo(status)}
              className="inline-flex min-h-6 items-baseline gap-1.5 text-muted-foreground hover:text-foreground hover:underline"
            >
              {t(`status:file.${status}`)}
              <span aria-hidden="true" className="font-semibold text-foreground tabular-nums">
                {shown(count, more)}
              </span>
              <span className="sr-only">{t("filesInStatus", { count, formatted: shown(count, more) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
