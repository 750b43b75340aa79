import { Sums } from "#app/components/client-file/sums.tsx";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { languageName } from "#app/domain/language-name.ts";
import { formatAmount, formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Invoice } from "#contract/money/invoices.ts";
import { InvoiceLines } from "./invoice-lines.tsx";

type InvoiceCardProps = { invoice: Invoice; timeZone: string };

/** One invoice as it will read, or reads: who is billed what, by when. */
export function InvoiceCard({ invoice, timeZone }: InvoiceCardProps) {
  const { t } = useTranslation("fileInvoices");
  const locale = useLocale();
  const { kind, status, number, currency, bill_to: billTo } = invoice;
  const note = status === "Draft" ? t("draftNote") : status === "Void" ? t("voidNote") : null;
  return (
    <Card aria-label={t(`kinds.${kind}`)}>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle>{t(`kinds.${kind}`)}</CardTitle>
          <StatusBadge machine="invoice" code={status} />
        </div>
        <p className={number ? "font-medium select-all" : "text-muted-foreground"}>
          {number ?? (status === "Draft" ? t("unnumbered") : null)}
        </p>
        {note ? <CardDescription>{note}</CardDescription> : null}
      </CardHeader>
      <CardContent className="space-y-4">
        <Facts>
          <Fact name={t("fields.billTo")}>
            <span className="block font-medium">{billTo.name}</span>
            <span className="block whitespace-pre-line">{billTo.address}</span>
            <span className="block">{billTo.email}</span>
          </Fact>
          {invoice.issue_date ? (
            <Fact name={t("fields.issued")}>{formatDayLong(invoice.issue_date, locale)}</Fact>
          ) : null}
          <Fact name={t("fields.due")}>{formatDayLong(invoice.due_date, locale)}</Fact>
          <Fact name={t("fields.language")}>{languageName(invoice.language, locale)}</Fact>
          <Fact name={t("fields.drawnUp")}>{formatInstant(invoice.drawn_up_at, timeZone, locale)}</Fact>
          {invoice.updated_at === invoice.drawn_up_at ? null : (
            <Fact name={t("fields.changed")}>{formatInstant(invoice.updated_at, timeZone, locale)}</Fact>
          )}
        </Facts>
        <InvoiceLines lines={invoice.lines} language={invoice.language} />
        <div className="ms-auto w-full sm:max-w-xs">
          <Sums
            lines={[
              { id: "net", label: t("totals.netEx"), amount: formatAmount(invoice.net_ex_cents, locale) },
              { id: "gst", label: t("totals.gst"), amount: formatAmount(invoice.gst_cents, locale) },
              {
                id: "total",
                label: t("totals.total"),
                amount: formatMoneyWithCode(invoice.total_cents, currency, locale),
                weight: "strong",
              },
            ]}
          />
        </div>
      </CardContent>
    </Card>
  );
}
