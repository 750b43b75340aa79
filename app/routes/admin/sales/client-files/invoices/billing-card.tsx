import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

type BillingCardProps = Pick<FileInvoices, "account" | "currency">;

/** What a booking comes to for its agency, what of it was invoiced, and what is left. */
export function BillingCard({ account, currency }: BillingCardProps) {
  const { t } = useTranslation(["fileInvoices", "clientFiles"]);
  const locale = useLocale();
  const line = (id: "net" | "fees" | "invoiced" | "toBill", cents: number): TotalLine => ({
    id,
    label: t(`fileInvoices:account.${id}`),
    amount: formatAmount(cents, locale),
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("fileInvoices:account.title")}</CardTitle>
        <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
      </CardHeader>
      <CardContent className="space-y-3">
        <Sums
          lines={[
            line("net", account.net_cents),
            ...(account.fee_cents === 0 ? [] : [line("fees", account.fee_cents)]),
            line("invoiced", account.invoiced_cents),
            { ...line("toBill", account.to_bill_cents), weight: "strong" },
          ]}
        />
        <p className="text-xs text-pretty text-muted-foreground">{t("fileInvoices:account.note")}</p>
      </CardContent>
    </Card>
  );
}
