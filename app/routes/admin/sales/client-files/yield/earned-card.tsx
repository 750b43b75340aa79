import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { Earned, FileYield } from "#contract/sales/yields/file-yield.ts";

const sums = ["sell", "commission", "net", "cost", "yield"] as const;
type Sum = (typeof sums)[number];

const withoutTax: Partial<Record<Sum, (earned: Earned) => number>> = {
  net: (earned) => earned.net_ex_cents,
  cost: (earned) => earned.cost_ex_cents,
  yield: (earned) => earned.yield_ex_cents,
};

/** What a file earns as a whole: with tax, without, and of each traveller. */
export function EarnedCard({ earned }: { earned: FileYield }) {
  const { t } = useTranslation(["fileYield", "clientFiles"]);
  const locale = useLocale();
  const { totals, per_person: each, currency } = earned;
  const amount = (cents: number | undefined) => (cents === undefined ? "–" : formatAmount(cents, locale));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fileYield:sums.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Table caption={t("fileYield:sums.title")}>
          <thead>
            <TableRow>
              <TableHead className="w-full ps-0">{t("fileYield:sums.amount")}</TableHead>
              <TableHead atEnd>{t("fileYield:sums.incl")}</TableHead>
              <TableHead atEnd className={each ? undefined : "pe-0"}>
                {t("fileYield:sums.ex")}
              </TableHead>
              {each ? (
                <TableHead atEnd className="pe-0">
                  {t("fileYield:sums.each")}
                </TableHead>
              ) : null}
            </TableRow>
          </thead>
          <tbody>
            {sums.map((id) => (
              <TableRow key={id} data-sum={id} className={cn(id === "yield" && "font-semibold")}>
                <th
                  scope="row"
                  className="h-9 py-1.5 pe-3 text-start font-normal [[data-sum=yield]>&]:font-semibold"
                >
                  {t(`clientFiles:totals.${id}`)}
                </th>
                <Amount>{amount(totals[`${id}_cents`])}</Amount>
                <Amount last={!each}>{amount(withoutTax[id]?.(totals))}</Amount>
                {each ? <Amount last>{amount(each[`${id}_cents`])}</Amount> : null}
              </TableRow>
            ))}
            <TableRow>
              <th scope="row" className="h-9 py-1.5 pe-3 text-start font-normal">
                {t("clientFiles:totals.margin")}
              </th>
              <Amount>{formatPercent(totals.margin_bps, locale)}</Amount>
              <Amount last={!each}>–</Amount>
              {each ? <Amount last>–</Amount> : null}
            </TableRow>
          </tbody>
        </Table>
        <Notes earned={earned} />
      </CardContent>
    </Card>
  );
}

function Amount({ children, last = false }: { children: string; last?: boolean }) {
  return (
    <TableCell className={cn("text-end whitespace-nowrap tabular-nums", last && "pe-0")}>
      {children}
    </TableCell>
  );
}

function Notes({ earned }: { earned: FileYield }) {
  const { t } = useTranslation(["fileYield", "clientFiles"]);
  const locale = useLocale();
  const { totals, expected_cost_cents: expected, fee_cents: fees } = earned;
  const notes = [
    ...(expected === totals.cost_cents
      ? []
      : [t("fileYield:sums.expected", { amount: formatAmount(expected, locale) })]),
    ...(fees === 0 ? [] : [t("fileYield:sums.fees", { amount: formatAmount(fees, locale) })]),
    t("clientFiles:totals.note"),
  ];
  return notes.map((note) => (
    <p key={note} className="text-xs text-pretty text-muted-foreground">
      {note}
    </p>
  ));
}
