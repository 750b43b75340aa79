import { Form, useNavigation } from "react-router";
import { AskFirst } from "#app/forms/ask-first.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { SupplierInvoice } from "#contract/sales/yields/supplier-invoices.ts";

type InvoiceEntryProps = { invoice: SupplierInvoice; timeZone: string; mayTakeBack: boolean };

/** One invoice of a supplier as it was recorded, and the way to take it back. */
export function InvoiceEntry({ invoice, timeZone, mayTakeBack }: InvoiceEntryProps) {
  const { t } = useTranslation("supplierInvoice");
  const locale = useLocale();
  const { number, supplier_name: supplier, recorded_by: name } = invoice;
  const date = formatInstant(invoice.recorded_at, timeZone, locale);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{t("of", { supplier, number })}</p>
        <p className="text-xs text-muted-foreground">
          {formatDayLong(invoice.billed_on, locale)}
          {" · "}
          {name === null ? t("byNobody", { date }) : t("by", { date, name })}
        </p>
        {invoice.note ? <p className="text-pretty wrap-anywhere">{invoice.note}</p> : null}
      </div>
      <div className="flex items-center gap-3">
        <span className="whitespace-nowrap tabular-nums">{formatAmount(invoice.total_cents, locale)}</span>
        {mayTakeBack ? <TakeBack invoice={invoice} /> : null}
      </div>
    </li>
  );
}

function TakeBack({ invoice: { uid, number, supplier_name: supplier } }: { invoice: SupplierInvoice }) {
  const { t } = useTranslation("supplierInvoice");
  const pending = useNavigation().formData?.get("invoice") === uid;
  return (
    <span className="print:hidden">
      <AskFirst
        id={`take-back-${uid}`}
        label={t("takeBack.act")}
        aria-label={`${t("takeBack.act")}: ${t("of", { supplier, number })}`}
        question={t("takeBack.ask", { number, supplier })}
        consequence={t("takeBack.text")}
        keep={t("takeBack.keep")}
      >
        <Form method="post">
          <FormKey />
          <input type="hidden" name="invoice" value={uid} />
          <Button type="submit" variant="destructive" pending={pending}>
            {t("takeBack.act")}
          </Button>
        </Form>
      </AskFirst>
    </span>
  );
}
