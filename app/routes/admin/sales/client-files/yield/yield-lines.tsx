import { Badge } from "#app/components/ui/badge.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import { DriftWords, SourceWords } from "#app/routes/admin/sales/client-files/yield/line-words.tsx";
import type { FileYield, YieldLine } from "#contract/sales/yields/file-yield.ts";

const amounts = ["sell", "commission", "net", "cost", "yield"] as const;

/** Every service with what it sells for, costs and leaves, where its price is from, and its cost of today. */
export function YieldLines({ earned }: { earned: FileYield }) {
  const { t } = useTranslation(["fileYield", "clientFiles"]);
  const { currency, lines } = earned;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fileYield:lines.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <div className="px-5 pt-2 pb-4">
        <Table caption={t("fileYield:lines.title")}>
          <thead>
            <TableRow>
              <TableHead className="w-full ps-0">{t("fileYield:lines.service")}</TableHead>
              {amounts.map((id) => (
                <TableHead key={id} atEnd>
                  {t(`clientFiles:totals.${id}`)}
                </TableHead>
              ))}
              <TableHead atEnd>{t("clientFiles:totals.margin")}</TableHead>
              <TableHead>{t("fileYield:lines.source")}</TableHead>
              <TableHead className="pe-0">{t("fileYield:lines.today")}</TableHead>
            </TableRow>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.uid} line={line} />
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

function LineRow({ line }: { line: YieldLine }) {
  const locale = useLocale();
  const number = "text-end whitespace-nowrap tabular-nums";
  return (
    <TableRow className={cn("align-top", !line.counts && "text-muted-foreground")}>
      <th scope="row" className="min-w-48 py-2 pe-3 text-start font-normal">
        <ServiceWords line={line} />
      </th>
      {amounts.map((id) => (
        <TableCell
          key={id}
          className={cn(number, id === "yield" && line.yield_cents < 0 && "text-status-red-foreground")}
        >
          {formatAmount(line[`${id}_cents`], locale)}
        </TableCell>
      ))}
      <TableCell className={number}>
        {line.net_cents === 0 ? "–" : formatPercent(line.margin_bps, locale)}
      </TableCell>
      <TableCell className="min-w-32">
        <SourceWords line={line} />
      </TableCell>
      <TableCell className="min-w-36 pe-0">
        <DriftWords line={line} />
      </TableCell>
    </TableRow>
  );
}

function ServiceWords({ line }: { line: YieldLine }) {
  const { t } = useTranslation("fileYield");
  const locale = useLocale();
  const about = [line.supplier_name, line.option_code ?? ""].filter((text) => text !== "");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={line.counts ? "font-medium" : undefined}>{line.name}</span>
        <StatusBadge machine="line" code={line.status} />
        {line.counts ? null : <Badge tone="outline">{t("lines.notCounted")}</Badge>}
      </span>
      <span className="block text-xs text-muted-foreground">
        {[t("groups.day_no", { day: line.day_no }), formatDayLong(line.date_from, locale), ...about].join(
          " · ",
        )}
      </span>
    </>
  );
}
