import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

type AccountCardProps = Pick<FileInvoices, "account" | "currency">;

/** What a booking comes to for its agency, what of it was billed and paid, and what is due. */
export function AccountCard({ account, currency }: AccountCardProps) {
  const { t } = useTranslation(["fileMoney", "clientFiles"]);
  const locale = useLocale();
  const line = (id: SumName, cents: number, weight?: "strong"): TotalLine => ({
    id,
    label: t(`fileMoney:sums.${id}`),
    amount: formatAmount(cents, locale),
    ...(weight && { weight }),
  });
  const some = (id: SumName, cents: number) => (cents === 0 ? [] : [line(id, cents)]);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fileMoney:sums.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Sums
          lines={[
            line("invoiced", account.invoiced_cents),
            ...some("credits", account.credits_cents),
            line("received", account.received_cents),
            ...some("writtenOff", account.written_off_cents),
            line("due", account.due_cents, "strong"),
            ...some("onAccount", account.on_account_cents),
          ]}
        />
        <Sums
          lines={[
            line("net", account.net_cents),
            ...some("fees", account.fee_cents),
            line("toBill", account.to_bill_cents, "strong"),
          ]}
        />
        <p className="text-xs text-pretty text-muted-foreground">{t("fileMoney:sums.note")}</p>
      </CardContent>
    </Card>
  );
}

type SumName =
  | "net"
  | "fees"
  | "invoiced"
  | "credits"
  | "received"
  | "writtenOff"
  | "due"
  | "toBill"
  | "onAccount";
