import { CircleCheck, CircleDashed, CircleX, Hourglass, type IconNode } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatMonth } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { PackageTest, PackageTestCell } from "#contract/catalogue/packages/test-run.ts";

type TestMatrixProps = { uid: string; test: PackageTest };

/** The newest test of a package: months down, classes across, and under it what stands in the way. */
export function TestMatrix({ uid, test: { matrix, currency } }: TestMatrixProps) {
  const { t } = useTranslation(["packageEditor", "packageContent", "productSearch"]);
  const locale = useLocale();
  const months = [...new Set(matrix.map(({ month }) => month))];
  const classes = [...new Set(matrix.map((cell) => cell.class))];
  const troubled = matrix.filter(({ problems }) => problems.length > 0);
  return (
    <div className="space-y-6">
      <div className="rounded-md border border-border bg-card">
        <Table caption={t("packageContent:test.legend")}>
          <thead>
            <TableRow>
              <TableHead className="w-24 sm:w-44">{t("packageContent:test.month")}</TableHead>
              {classes.map((one) => (
                <TableHead key={one}>{t(`productSearch:classes.${one}`)}</TableHead>
              ))}
            </TableRow>
          </thead>
          <tbody>
            {months.map((month) => (
              <TableRow key={month}>
                <TableHead
                  scope="row"
                  className="h-auto py-2.5 align-top text-sm font-medium text-foreground"
                >
                  {formatMonth(month, locale)}
                </TableHead>
                {classes.map((one) => {
                  const cell = matrix.find((each) => each.month === month && each.class === one);
                  return (
                    <TableCell key={one} className="align-top">
                      {cell ? (
                        <Outcome cell={cell} currency={currency} />
                      ) : (
                        t("packageContent:test.notOffered")
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
      <section className="space-y-4">
        <h2 className="text-base font-semibold">{t("packageContent:test.problems")}</h2>
        {troubled.length === 0 ? (
          <p className="text-muted-foreground">{t("packageContent:test.none")}</p>
        ) : null}
        {troubled.map((cell) => (
          <Problems key={`${cell.month} ${cell.class}`} uid={uid} cell={cell} />
        ))}
      </section>
    </div>
  );
}

const looks: Record<PackageTestCell["outcome"], { tone: "green" | "amber" | "red"; icon: IconNode }> = {
  ok: { tone: "green", icon: CircleCheck },
  estimate: { tone: "amber", icon: Hourglass },
  no_rate: { tone: "red", icon: CircleX },
  closed: { tone: "red", icon: CircleX },
  min_stay: { tone: "red", icon: CircleX },
  party: { tone: "red", icon: CircleX },
  not_sold: { tone: "red", icon: CircleX },
  no_option: { tone: "red", icon: CircleX },
};

/** Some of the starts of a month are sold, others are not. */
function isPartial({ outcome, firm, starts }: PackageTestCell): boolean {
  return outcome === "ok" && firm < starts;
}

function cellAnchor({ month, class: own }: PackageTestCell): string {
  return `cell-${month}-${own}`;
}

function Outcome({ cell, currency }: { cell: PackageTestCell; currency: PackageTest["currency"] }) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const { tone, icon } = isPartial(cell)
    ? { tone: "amber" as const, icon: CircleDashed }
    : looks[cell.outcome];
  const badge = (
    <Badge tone={tone} icon={icon}>
      {isPartial(cell) ? t("packageContent:test.partly") : t(`packageContent:test.outcomes.${cell.outcome}`)}
    </Badge>
  );
  return (
    <div className="space-y-0.5 py-1.5">
      <p>{cell.problems.length > 0 ? <a href={`#${cellAnchor(cell)}`}>{badge}</a> : badge}</p>
      {cell.per_person_cents === null ? null : (
        <p className="font-medium tabular-nums">{formatMoney(cell.per_person_cents, currency, locale)}</p>
      )}
      <p className="text-xs text-muted-foreground tabular-nums">
        {cell.firm === cell.starts
          ? t("packageContent:test.allStarts")
          : t("packageContent:test.starts", cell)}
      </p>
    </div>
  );
}

function Problems({ uid, cell }: { uid: string; cell: PackageTestCell }) {
  const { t } = useTranslation(["packageEditor", "packageContent", "productSearch", "pricing"]);
  const locale = useLocale();
  const days = href("/admin/quick-quote/:uid/days", { uid });
  return (
    <div
      id={cellAnchor(cell)}
      className="scroll-mt-20 rounded-md border border-border bg-card px-4 py-3 target:border-primary"
    >
      <h3 className="font-medium">
        {formatMonth(cell.month, locale)} · {t(`productSearch:classes.${cell.class}`)}
      </h3>
      <ul className="mt-1 space-y-1.5">
        {cell.problems.map((problem) => (
          <li
            key={`${problem.slot} ${problem.obstacle}`}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5"
          >
            <Link to={`${days}#slot-${problem.slot}`} className="text-primary-text hover:underline">
              {t("packageContent:test.problem", {
                day: problem.day_no,
                name: problem.name ? say(problem.name, locale) : t("packageContent:test.noService"),
              })}
            </Link>
            <span className="text-sm">{t(`packageContent:test.outcomes.${problem.obstacle}`)}</span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {t("packageContent:test.problemCount", {
                count: problem.starts,
                date: formatDayLong(problem.date, locale),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
