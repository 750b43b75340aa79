import type { ReactNode } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Payment } from "#contract/money/payment.ts";

type PaymentRecordProps = { payment: Payment; timeZone: string };

/** What happened to a payment: its attempts, its refunds, and every word to and from the card company. */
export function PaymentRecord({ payment, timeZone }: PaymentRecordProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const moment = (instant: string) => formatInstant(instant, timeZone, locale);
  const inWords = (cents: number) => formatMoney(cents, payment.currency, locale);
  const { attempts, refunds, exchanges } = payment;
  return (
    <>
      <Rows
        title={t("attempts.title")}
        none={t("attempts.none")}
        heads={[t("attempts.attempt"), t("attempts.begun"), t("attempts.state"), t("attempts.session")]}
        rows={attempts.map(({ attempt, begun_at: at, state, session }) => [
          String(attempt),
          moment(at),
          t(`states.${state}`),
          session,
        ])}
      />
      {refunds.length > 0 ? (
        <Rows
          title={t("refunds.title")}
          none=""
          heads={[
            t("exchanges.at"),
            t("fields.amount"),
            t("fields.status"),
            t("fields.reason"),
            t("fields.by"),
          ]}
          rows={refunds.map(({ at, cents, state, text, reason, by }) => [
            moment(at),
            inWords(cents),
            [t(`refunds.${state}`), state === "refused" ? text : null].filter(Boolean).join(": "),
            reason,
            by ?? "",
          ])}
        />
      ) : null}
      <Rows
        title={t("exchanges.title")}
        none={t("exchanges.none")}
        heads={[
          t("exchanges.at"),
          t("exchanges.kind"),
          t("exchanges.outcome"),
          t("exchanges.code"),
          t("attempts.session"),
        ]}
        rows={exchanges.map(({ at, kind, outcome, code, session }) => [
          moment(at),
          t(`kinds.${kind}`),
          outcome,
          code ?? "",
          session ?? "",
        ])}
      />
    </>
  );
}

type RowsProps = {
  title: string;
  none: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

function Rows({ title, none, heads, rows }: RowsProps): ReactNode {
  return (
    <Card aria-label={title}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      {rows.length === 0 ? (
        <CardContent className="text-muted-foreground">{none}</CardContent>
      ) : (
        <div className="px-2 pb-4">
          <Table caption={title}>
            <thead>
              <TableRow>
                {heads.map((head) => (
                  <TableHead key={head}>{head}</TableHead>
                ))}
              </TableRow>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // Rows are only ever added at the end.
                <TableRow key={index}>
                  {row.map((cell, column) => (
                    <TableCell key={heads[column]} className="whitespace-nowrap tabular-nums">
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Card>
  );
}
