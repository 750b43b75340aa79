import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount, formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Invoice } from "#contract/money/invoices.ts";

/** The sums of an invoice: its tax, its total, and what of an issued one is still open. */
export function InvoiceMoney({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(["fileInvoices", "fileMoney"]);
  const locale = useLocale();
  const { currency } = invoice;
  const taken = (id: "credited" | "writtenOff" | "paid", cents: number): TotalLine[] =>
    cents === 0
      ? []
      : [
          {
            id,
            label: t(`fileMoney:invoice.${id}`),
            amount: formatAmount(0 - cents, locale),
            weight: "quiet",
          },
        ];
  const isIssued = invoice.number !== null;
  const isMoved = invoice.open_cents !== invoice.total_cents;
  return (
    <div className="ms-auto w-full space-y-3 sm:max-w-xs">
      <Sums
        lines={[
          {
            id: "net",
            label: t("fileInvoices:totals.netEx"),
            amount: formatAmount(invoice.net_ex_cents, locale),
          },
          { id: "gst", label: t("fileInvoices:totals.gst"), amount: formatAmount(invoice.gst_cents, locale) },
          {
            id: "total",
            label: t("fileInvoices:totals.total"),
            amount: formatMoneyWithCode(invoice.total_cents, currency, locale),
            weight: "strong",
          },
          ...taken("credited", invoice.credited_cents),
          ...taken("writtenOff", invoice.written_off_cents),
          ...taken("paid", invoice.allocated_cents),
          ...(isIssued && isMoved
            ? [
                {
                  id: "open",
                  label: t("fileMoney:invoice.open"),
                  amount: formatMoneyWithCode(invoice.open_cents, currency, locale),
                  weight: "strong" as const,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
