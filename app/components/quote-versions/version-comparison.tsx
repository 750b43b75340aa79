import { ArrowLeft } from "lucide";
import { Link } from "react-router";
import { useChangeText } from "#app/components/quote-versions/change-text.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { QuoteComparison } from "#contract/sales/quotes/versions.ts";

/** Two versions side by side, and below what is different service by service. */
export function VersionComparison({ comparison, backTo }: { comparison: QuoteComparison; backTo: string }) {
  const { t } = useTranslation("quoteVersions");
  const locale = useLocale();
  const changeText = useChangeText(comparison.currency);
  const { old, new: now, lines } = comparison;
  const heads = [old, now];
  const heading = t("compare.heading", { old: old.no, new: now.no });
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <h1 className="text-xl">{heading}</h1>
        <Link
          to={backTo}
          className="inline-flex items-center gap-2 text-primary-text hover:underline print:hidden"
        >
          <Icon of={ArrowLeft} className="size-4" />
          {t("compare.back")}
        </Link>
      </header>
      <Table caption={heading}>
        <thead>
          <TableRow>
            <TableHead scope="col">{t("compare.what")}</TableHead>
            {heads.map(({ no }, index) => (
              <TableHead key={index} scope="col">
                {t("versions.no", { no })}
              </TableHead>
            ))}
          </TableRow>
        </thead>
        <tbody>
          <TableRow>
            <TableHead scope="row">{t("compare.total")}</TableHead>
            {heads.map(({ total_cents }, index) => (
              <TableCell key={index} className="font-medium tabular-nums">
                {formatMoneyWithCode(total_cents, comparison.currency, locale)}
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableHead scope="row">{t("compare.dates")}</TableHead>
            {heads.map(({ date_from, date_to }, index) => (
              <TableCell key={index}>{formatDayRange(date_from, date_to, locale)}</TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableHead scope="row">{t("compare.pax")}</TableHead>
            {heads.map(({ pax }, index) => (
              <TableCell key={index} className="tabular-nums">
                {pax}
              </TableCell>
            ))}
          </TableRow>
        </tbody>
      </Table>
      {lines.length === 0 ? (
        <p>{t("compare.nothing")}</p>
      ) : (
        <ul className="divide-y divide-border border-y border-border">
          {lines.map((line) => (
            <li key={line.uid} className="grid items-start gap-1 px-3 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={line.change === "changed" ? "amber" : "neutral"}>
                  {t(`compare.${line.change}`)}
                </Badge>
              </p>
              <div>
                <p>
                  <span className="text-muted-foreground">{t("compare.day", { day: line.day_no })} · </span>
                  <strong>{line.name}</strong>
                </p>
                {changeText(line).map((text) => (
                  <p key={text} className="tabular-nums">
                    {text}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted-foreground">{t("compare.same", { count: comparison.same_count })}</p>
    </div>
  );
}
