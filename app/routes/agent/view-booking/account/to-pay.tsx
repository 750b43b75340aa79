import { Sums } from "#app/components/client-file/sums.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { isCancelled } from "#app/domain/file-statuses.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { agentTotals } from "#app/routes/agent/view-booking/prices.ts";
import type { FileAccount } from "#contract/money/account.ts";
import type { AgentFile } from "#contract/sales/client-files/client-file.ts";

type ToPayProps = { account: FileAccount; file: Pick<AgentFile, "kind" | "status"> };

/** What the agency pays on its own terms, what of it was invoiced and paid, and what is due. */
export function ToPay({ account, file }: ToPayProps) {
  const { t } = useTranslation("fileAccount");
  const { t: tFiles } = useTranslation("clientFiles");
  const locale = useLocale();
  const terms = agentTotals(account, tFiles, locale);
  const { sums } = account;
  const given = sums.credits_cents + sums.written_off_cents;
  const money = [
    { id: "invoiced", label: t("pay.invoiced"), amount: formatAmount(sums.invoiced_cents, locale) },
    ...(given === 0
      ? []
      : [{ id: "credits", label: t("pay.credits"), amount: formatAmount(0 - given, locale) }]),
    { id: "paid", label: t("pay.paid"), amount: formatAmount(sums.received_cents, locale) },
    {
      id: "due",
      label: t("pay.due"),
      amount: formatAmount(sums.due_cents, locale),
      weight: "strong" as const,
    },
  ];
  const total = (cents: number) => ({
    id: "total",
    label: t("pay.total"),
    amount: formatAmount(cents, locale),
    weight: "strong" as const,
  });
  const fees = { id: "fees", label: t("pay.fees"), amount: formatAmount(account.fee_cents, locale) };
  const hasFees = isCancelled(file) || account.fee_cents > 0;
  const due = hasFees
    ? [...terms, fees, total((account.totals.net_cents ?? 0) + account.fee_cents)]
    : terms.map((line) => (line.id === "net" ? { ...line, label: t("pay.total") } : line));
  const note = isCancelled(file) ? "cancelledNote" : file.kind === "quote" ? "quoteNote" : "bookingNote";
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("pay.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">
          {tFiles("totals.inCurrency", { currency: account.currency })}
        </p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Sums lines={due} />
        <Sums lines={money} />
        <p className="text-xs text-pretty text-muted-foreground">{t(`pay.${note}`)}</p>
      </CardContent>
    </Card>
  );
}
