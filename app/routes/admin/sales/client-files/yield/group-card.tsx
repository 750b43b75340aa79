import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import { barOf } from "#app/routes/admin/sales/client-files/yield/bars.ts";
import type { Currency } from "#contract/primitives.ts";
import type { Earned } from "#contract/sales/yields/file-yield.ts";
import { codesOfGroup, type ServiceGroupKey } from "#contract/catalogue/products/service-groups.ts";

type Group = Earned & {
  key: string;
  services: number;
  group?: ServiceGroupKey;
  day_no?: number;
  date?: string;
};
type GroupCardProps = { way: "type" | "day"; rows: readonly Group[]; currency: Currency };

/** What groups of services earn: bars for the eye, and the same in figures beside them. */
export function GroupCard({ way, rows, currency }: GroupCardProps) {
  const { t } = useTranslation(["fileYield", "clientFiles"]);
  const locale = useLocale();
  const widest = Math.max(...rows.map(({ net_cents: net, cost_cents: cost }) => Math.max(net, cost)), 1);
  const title = t(`fileYield:groups.${way}`);
  if (rows.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Legend />
        <Table caption={title}>
          <thead>
            <TableRow>
              <TableHead className="w-1/2 ps-0">{t(`fileYield:groups.${way}Name`)}</TableHead>
              <TableHead atEnd>{t("clientFiles:totals.cost")}</TableHead>
              <TableHead atEnd>{t("clientFiles:totals.yield")}</TableHead>
              <TableHead atEnd className="pe-0">
                {t("clientFiles:totals.margin")}
              </TableHead>
            </TableRow>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.key} className="align-top">
                <th scope="row" className="min-w-36 py-2 pe-3 text-start font-normal">
                  <GroupName row={row} />
                  <Bar row={row} widest={widest} />
                </th>
                <Amount text={formatAmount(row.cost_cents, locale)} />
                <Amount text={formatAmount(row.yield_cents, locale)} isLoss={row.yield_cents < 0} />
                <Amount text={formatPercent(row.margin_bps, locale)} isLoss={row.yield_cents < 0} last />
              </TableRow>
            ))}
          </tbody>
        </Table>
      </CardContent>
    </Card>
  );
}

function GroupName({ row }: { row: Group }) {
  const { t } = useTranslation(["fileYield", "kit"]);
  const locale = useLocale();
  const { group, day_no: day, date, services } = row;
  const [type] = group ? codesOfGroup(group) : [];
  return (
    <>
      <span className="flex items-center gap-2">
        {type ? <ServiceTypeIcon code={type} /> : null}
        {group ? (
          <span aria-hidden="true">{t(`kit:services.${group}`)}</span>
        ) : (
          t("fileYield:groups.day_no", { day })
        )}
        {date ? <span className="text-xs text-muted-foreground">{formatDayLong(date, locale)}</span> : null}
      </span>
      <span className="block text-xs text-muted-foreground">
        {t("fileYield:groups.services", { count: services })}
      </span>
    </>
  );
}

/** The figures beside it say the same. */
function Bar({ row, widest }: { row: Group; widest: number }) {
  const { paid, earned, lost } = barOf(row, widest);
  return (
    <span aria-hidden="true" className="mt-1.5 flex h-2.5 w-full print:[print-color-adjust:exact]">
      <span className="bg-status-neutral/60" style={{ width: `${paid}%` }} />
      <span className="bg-status-green" style={{ width: `${earned}%` }} />
      <span className="bg-status-red" style={{ width: `${lost}%` }} />
    </span>
  );
}

function Legend() {
  const { t } = useTranslation(["fileYield", "clientFiles"]);
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-xs text-muted-foreground">
      {(["cost", "yield"] as const).map((id) => (
        <span key={id} className="inline-flex items-center gap-1.5">
          <span className={cn("size-2.5", id === "cost" ? "bg-status-neutral/60" : "bg-status-green")} />
          {t(`clientFiles:totals.${id}`)}
        </span>
      ))}
    </p>
  );
}

function Amount({ text, isLoss = false, last = false }: { text: string; isLoss?: boolean; last?: boolean }) {
  return (
    <TableCell
      className={cn(
        "text-end whitespace-nowrap tabular-nums",
        last && "pe-0",
        isLoss && "text-status-red-foreground",
      )}
    >
      {text}
    </TableCell>
  );
}
