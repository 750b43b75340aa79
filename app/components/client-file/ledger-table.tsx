import { ArrowLeftRight } from "lucide";
import type { ReactNode } from "react";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LedgerEntry } from "#contract/money/invoices.ts";
import type { Currency } from "#contract/primitives.ts";

/** An entry, and for the house who made it and why. */
type ShownEntry = LedgerEntry & { note?: string; by?: string | null };
type LedgerTableProps = {
  ledger: readonly ShownEntry[];
  currency: Currency;
  /** What can be done with an entry. */
  renderActs?: (entry: LedgerEntry) => ReactNode;
};

/** Everything that was billed and paid of a file, in the order in which it happened, with the balance after each. */
export function LedgerTable({ ledger, currency, renderActs }: LedgerTableProps) {
  const { t } = useTranslation(["fileMoney", "clientFiles"]);
  const locale = useLocale();
  if (ledger.length === 0) {
    return (
      <Card aria-label={t("fileMoney:ledger.title")}>
        <EmptyState
          icon={ArrowLeftRight}
          title={t("fileMoney:ledger.empty")}
          text={t("fileMoney:ledger.emptyText")}
        />
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fileMoney:ledger.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <div className="px-5 pb-4">
        <Table caption={t("fileMoney:ledger.title")}>
          <thead>
            <TableRow>
              <TableHead className="ps-0 phone:hidden">{t("fileMoney:ledger.date")}</TableHead>
              <TableHead className="w-full phone:ps-0">{t("fileMoney:ledger.what")}</TableHead>
              <TableHead atEnd>{t("fileMoney:ledger.value")}</TableHead>
              <TableHead atEnd className="pe-0">
                {t("fileMoney:ledger.balance")}
              </TableHead>
            </TableRow>
          </thead>
          <tbody>
            {ledger.map((entry) => (
              <TableRow key={entry.seq} className="align-top">
                <TableCell className="ps-0 whitespace-nowrap tabular-nums phone:hidden">
                  {formatDayLong(entry.date, locale)}
                </TableCell>
                <TableCell className="min-w-32 wrap-anywhere phone:ps-0">
                  {/* A phone has no room for a column of days. */}
                  <span className="hidden text-xs text-muted-foreground phone:block">
                    {formatDayLong(entry.date, locale)}
                  </span>
                  <What entry={entry} />
                  {renderActs?.(entry)}
                </TableCell>
                <TableCell className="text-end whitespace-nowrap tabular-nums">
                  {formatAmount(entry.value_cents, locale)}
                </TableCell>
                <TableCell className="pe-0 text-end whitespace-nowrap tabular-nums">
                  {formatAmount(entry.balance_cents, locale)}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

function What({ entry }: { entry: ShownEntry }) {
  const { t } = useTranslation("fileMoney");
  const { type, number, method, reference, note, by } = entry;
  const quiet = [
    method ? t(`methods.${method}`) : "",
    reference,
    note ?? "",
    by ? t("ledger.by", { name: by }) : "",
  ].filter((text) => text !== "");
  return (
    <>
      {t(`types.${type}`)}
      {number ? <span className="ms-1.5 select-all">{number}</span> : null}
      {quiet.length > 0 ? (
        <span className="block text-xs text-muted-foreground">{quiet.join(" · ")}</span>
      ) : null}
    </>
  );
}
