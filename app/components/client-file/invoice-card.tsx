import type { ReactNode } from "react";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { languageName } from "#app/domain/language-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Invoice } from "#contract/money/invoices.ts";
import { InvoiceLines } from "#app/components/client-file/invoice-lines.tsx";
import { InvoiceMoney } from "#app/components/client-file/invoice-money.tsx";

type InvoiceCardProps = {
  invoice: Invoice;
  /** Of moments in the life of a draft; readers of issued ones need none. */
  timeZone?: string;
  /** What can be done to it. */
  acts?: ReactNode;
};

/** One invoice as it will read, or reads: who is billed what, by when, and what is open of it. */
export function InvoiceCard({ invoice, timeZone, acts }: InvoiceCardProps) {
  const { t } = useTranslation("fileInvoices");
  const { kind, status, number } = invoice;
  const note = status === "Draft" ? t("draftNote") : status === "Void" ? t("voidNote") : null;
  return (
    <Card aria-label={number ? `${t(`kinds.${kind}`)} ${number}` : t(`kinds.${kind}`)}>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle>{t(`kinds.${kind}`)}</CardTitle>
          <StatusBadge machine="invoice" code={status} />
          {invoice.overdue ? <StatusBadge machine="invoice" code="Overdue" /> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <p className={number ? "font-medium select-all" : "text-muted-foreground"}>
            {number ?? (status === "Draft" ? t("unnumbered") : null)}
          </p>
          {acts}
        </div>
        {note ? <CardDescription>{note}</CardDescription> : null}
      </CardHeader>
      <CardContent className="space-y-4">
        <InvoiceFacts invoice={invoice} timeZone={timeZone} />
        <InvoiceLines lines={invoice.lines} language={invoice.language} />
        <InvoiceMoney invoice={invoice} />
      </CardContent>
    </Card>
  );
}

function InvoiceFacts({ invoice, timeZone }: Pick<InvoiceCardProps, "invoice" | "timeZone">) {
  const { t } = useTranslation("fileInvoices");
  const locale = useLocale();
  const { bill_to: billTo, issue_date: issued } = invoice;
  const isDraft = issued === null && timeZone !== undefined;
  const isChanged = isDraft && invoice.updated_at !== invoice.drawn_up_at;
  return (
    <Facts>
      <Fact name={t("fields.billTo")}>
        <span className="block font-medium">{billTo.name}</span>
        <span className="block whitespace-pre-line">{billTo.address}</span>
        <span className="block">{billTo.email}</span>
      </Fact>
      {issued ? <Fact name={t("fields.issued")}>{formatDayLong(issued, locale)}</Fact> : null}
      <Fact name={t("fields.due")}>{formatDayLong(invoice.due_date, locale)}</Fact>
      <Fact name={t("fields.language")}>{languageName(invoice.language, locale)}</Fact>
      {isDraft ? (
        <Fact name={t("fields.drawnUp")}>{formatInstant(invoice.drawn_up_at, timeZone, locale)}</Fact>
      ) : null}
      {isChanged ? (
        <Fact name={t("fields.changed")}>{formatInstant(invoice.updated_at, timeZone, locale)}</Fact>
      ) : null}
    </Facts>
  );
}
